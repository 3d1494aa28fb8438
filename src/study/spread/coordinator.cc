#include "study/spread/coordinator.h"

#include <chrono>
#include <ranges>
#include <utility>

#include "core/digest.h"
#include "study/spread/threads.h"

namespace minewise {

namespace {

using std::chrono::milliseconds;

// Answers that are on their way when a run is stopped arrive in this time, or not at all.
constexpr milliseconds kDrain{200};
constexpr milliseconds kFarewell{2000};
constexpr double kBetweenNotices = 1;  // seconds

}  // namespace

std::uint64_t team_identity(std::uint64_t words, std::uint64_t errand) {
  return Digest("team").add(words).add(errand).value();
}

Leader::Leader(Wire& wire, std::uint64_t words, Tell tell, GoesOn goes_on)
    : wire_(wire),
      words_(words),
      threads_(1),
      tell_(std::move(tell)),
      goes_on_(std::move(goes_on)),
      desk_(wire.ranks()),
      postman_([this](const std::stop_token& stop) { carry_letters(stop); }) {}

Leader::~Leader() = default;

void Leader::use_threads(int jobs) {
  const std::lock_guard lock(mutex_);
  threads_ = Threads(jobs);
  desk_.make_room_here(static_cast<std::uint64_t>(threads_.jobs()));
}

double Leader::now() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count();
}

std::string Leader::trouble() const {
  const std::lock_guard lock(mutex_);
  return desk_.trouble();
}

std::vector<RankState> Leader::ranks() const {
  const std::lock_guard lock(mutex_);
  return desk_.ranks();
}

int Leader::reach() const {
  std::uint64_t room = 0;  // of those who help
  for (const RankState& rank : ranks() | std::views::drop(1)) {
    if (rank.presence == RankState::Presence::There) room += rank.room;
  }
  return lanes() + static_cast<int>(room);
}

bool Leader::run(const Errand& errand, HandIn hand_in) const {
  Errand ours = errand;
  ours.identity = team_identity(words_, errand.identity);
  {
    const std::lock_guard lock(mutex_);
    desk_.begin(ours, hand_in);
  }
  post_.notify_all();
  const auto work = [&](int lane) { answer_here(errand, lane); };
  if (const Hands hands(jobs(), work); hands.count() == 0) work(0);
  std::unique_lock lock(mutex_);
  if (desk_.is_stopped()) changed_.wait_for(lock, kDrain, [] { return false; });
  return desk_.end();
}

// Answers questions on one lane until there are none, neither here nor with other ranks, who may
// yet be lost.
void Leader::answer_here(const Errand& errand, int lane) const {
  std::unique_lock lock(mutex_);
  while (!desk_.is_done()) {
    auto question = desk_.next_here();
    if (!question && desk_.is_done()) break;  // it was asking that found the end
    if (!question) {
      changed_.wait(lock);
      continue;
    }
    lock.unlock();
    auto tried = try_to_answer(errand.answer, question->text, lane);
    lock.lock();
    if (!tried) {
      desk_.stop(tried.error().what);
    } else if (!*tried) {
      desk_.stop();  // who asked knows why
    } else {
      desk_.take_here(*question, **std::move(tried));
    }
    changed_.notify_all();
    post_.notify_all();
  }
  changed_.notify_all();  // the other threads here need not wait for a letter to end
}

void Leader::carry_letters(const std::stop_token& stop) const {
  Pause pause;
  double told = 0;  // when; what comes together is told together
  std::unique_lock lock(mutex_);
  while (!stop.stop_requested()) {
    const int read = carry_round();
    std::vector<std::string> notices;
    if (desk_.is_idle() || now() - told >= kBetweenNotices) {
      notices = desk_.notices();
      told = now();
    }
    if (!notices.empty()) {
      lock.unlock();
      for (const std::string& notice : notices) tell_(notice);
      lock.lock();
    }
    const bool hurries = read == kLettersARound || (read > 0 && desk_.has_kept_waiting());
    const auto length = pause.next(hurries);
    post_.wait_for(lock, stop, length, [&] { return desk_.has_letters(); });
  }
}

int Leader::carry_round() const {
  const auto send_letters = [&] {
    for (Letter& letter : desk_.letters()) wire_.send(std::move(letter));
  };
  int read = 0;
  for (; read < kLettersARound; ++read) {
    const auto letter = wire_.receive();
    if (!letter) break;
    desk_.hear(*letter, now());
    send_letters();
  }
  const bool has_lost = desk_.look(now());
  send_letters();
  const bool has_stopped = !desk_.is_stopped() && !goes_on_();
  if (has_stopped) desk_.stop();  // while all threads here may wait for other ranks
  if (read > 0 || has_lost || has_stopped) changed_.notify_all();
  return read;
}

bool Leader::dismiss() {
  std::unique_lock lock(mutex_);
  desk_.say_over();
  post_.notify_all();
  changed_.wait_for(lock, kFarewell, [&] { return !desk_.is_anyone_awaited(); });
  return desk_.is_everyone_gone();
}

}  // namespace minewise
