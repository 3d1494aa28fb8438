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

std::uint64_t process_group_identity(std::uint64_t words, std::uint64_t task) {
  return Digest("team").add(words).add(task).value();
}

Coordinator::Coordinator(Transport& transport, std::uint64_t words, Tell tell, GoesOn goes_on)
    : transport_(transport),
      words_(words),
      threads_(1),
      tell_(std::move(tell)),
      goes_on_(std::move(goes_on)),
      scheduler_(transport.ranks()),
      postman_([this](const std::stop_token& stop) { carry_letters(stop); }) {}

Coordinator::~Coordinator() = default;

void Coordinator::use_threads(int jobs) {
  const std::lock_guard lock(mutex_);
  threads_ = Threads(jobs);
  scheduler_.make_room_here(static_cast<std::uint64_t>(threads_.jobs()));
}

double Coordinator::now() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count();
}

std::string Coordinator::trouble() const {
  const std::lock_guard lock(mutex_);
  return scheduler_.trouble();
}

std::vector<RankState> Coordinator::ranks() const {
  const std::lock_guard lock(mutex_);
  return scheduler_.ranks();
}

int Coordinator::reach() const {
  std::uint64_t room = 0;  // of those who help
  for (const RankState& rank : ranks() | std::views::drop(1)) {
    if (rank.presence == RankState::Presence::There) room += rank.room;
  }
  return lanes() + static_cast<int>(room);
}

bool Coordinator::run(const Task& task, HandIn hand_in) const {
  Task ours = task;
  ours.identity = process_group_identity(words_, task.identity);
  {
    const std::lock_guard lock(mutex_);
    scheduler_.begin(ours, hand_in);
  }
  post_.notify_all();
  const auto work = [&](int lane) { answer_here(task, lane); };
  if (const Hands hands(jobs(), work); hands.count() == 0) work(0);
  std::unique_lock lock(mutex_);
  if (scheduler_.is_stopped()) changed_.wait_for(lock, kDrain, [] { return false; });
  return scheduler_.end();
}

// Answers questions on one lane until there are none, neither here nor with other ranks, who may
// yet be lost.
void Coordinator::answer_here(const Task& task, int lane) const {
  std::unique_lock lock(mutex_);
  while (!scheduler_.is_done()) {
    auto question = scheduler_.next_here();
    if (!question && scheduler_.is_done()) break;  // it was asking that found the end
    if (!question) {
      changed_.wait(lock);
      continue;
    }
    lock.unlock();
    auto tried = try_to_answer(task.answer, question->text, lane);
    lock.lock();
    if (!tried) {
      scheduler_.stop(tried.error().what);
    } else if (!*tried) {
      scheduler_.stop();  // who asked knows why
    } else {
      scheduler_.take_here(*question, **std::move(tried));
    }
    changed_.notify_all();
    post_.notify_all();
  }
  changed_.notify_all();  // the other threads here need not wait for a letter to end
}

void Coordinator::carry_letters(const std::stop_token& stop) const {
  Pause pause;
  double told = 0;  // when; what comes together is told together
  std::unique_lock lock(mutex_);
  while (!stop.stop_requested()) {
    const int read = carry_round();
    std::vector<std::string> notices;
    if (scheduler_.is_idle() || now() - told >= kBetweenNotices) {
      notices = scheduler_.notices();
      told = now();
    }
    if (!notices.empty()) {
      lock.unlock();
      for (const std::string& notice : notices) tell_(notice);
      lock.lock();
    }
    const bool hurries = read == kLettersARound || (read > 0 && scheduler_.has_kept_waiting());
    const auto length = pause.next(hurries);
    post_.wait_for(lock, stop, length, [&] { return scheduler_.has_letters(); });
  }
}

int Coordinator::carry_round() const {
  const auto send_letters = [&] {
    for (Letter& letter : scheduler_.letters()) transport_.send(std::move(letter));
  };
  int read = 0;
  for (; read < kLettersARound; ++read) {
    const auto letter = transport_.receive();
    if (!letter) break;
    scheduler_.hear(*letter, now());
    send_letters();
  }
  const bool has_lost = scheduler_.look(now());
  send_letters();
  const bool has_stopped = !scheduler_.is_stopped() && !goes_on_();
  if (has_stopped) scheduler_.stop();  // while all threads here may wait for other ranks
  if (read > 0 || has_lost || has_stopped) changed_.notify_all();
  return read;
}

bool Coordinator::dismiss() {
  std::unique_lock lock(mutex_);
  scheduler_.say_over();
  post_.notify_all();
  changed_.wait_for(lock, kFarewell, [&] { return !scheduler_.is_anyone_awaited(); });
  return scheduler_.is_everyone_gone();
}

}  // namespace minewise
