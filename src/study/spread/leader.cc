#include "study/spread/leader.h"

#include <algorithm>
#include <chrono>
#include <ranges>
#include <utility>

#include "study/spread/hands.h"
#include "study/spread/pause.h"

namespace minewise {
namespace {

using std::chrono::milliseconds;

// Answers that are on their way when a run is stopped arrive in this time, or not at all.
constexpr milliseconds kDrain{200};
constexpr milliseconds kFarewell{5000};

}  // namespace

Leader::Leader(Wire& wire, int jobs, Tell tell)
    : wire_(wire),
      threads_(jobs),
      tell_(std::move(tell)),
      desk_(wire.ranks()),
      postman_([this](const std::stop_token& stop) { carry_letters(stop); }) {}

Leader::~Leader() = default;

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

bool Leader::run(const Errand& errand, HandIn hand_in) const {
  {
    const std::lock_guard lock(mutex_);
    desk_.begin(errand, hand_in);
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
    if (!question) {
      changed_.wait(lock);
      continue;
    }
    lock.unlock();
    ErrandAnswer answer = errand.answer(question->text, lane);
    lock.lock();
    answer ? desk_.take_here(*question, *std::move(answer)) : desk_.stop();
    changed_.notify_all();
    post_.notify_all();
  }
}

void Leader::carry_letters(const std::stop_token& stop) const {
  Pause pause;
  std::unique_lock lock(mutex_);
  while (!stop.stop_requested()) {
    const bool was_busy = carry_round();
    const auto notices = desk_.notices();
    if (!notices.empty()) {
      lock.unlock();
      for (const std::string& notice : notices) tell_(notice);
      lock.lock();
    }
    const auto length = pause.next(was_busy && desk_.has_kept_waiting());
    post_.wait_for(lock, stop, length, [&] { return desk_.has_letters(); });
  }
}

bool Leader::carry_round() const {
  bool was_busy = false;
  while (const auto letter = wire_.receive()) {
    desk_.hear(*letter, now());
    was_busy = true;
  }
  desk_.look(now());
  for (Letter& letter : desk_.letters()) wire_.send(std::move(letter));
  if (was_busy) changed_.notify_all();
  return was_busy;
}

bool Leader::dismiss(bool soon) {
  std::unique_lock lock(mutex_);
  desk_.say_over();
  const auto end = std::chrono::steady_clock::now() + (soon ? kDrain : kFarewell);
  const auto is_settled = [&] {
    return std::ranges::none_of(desk_.ranks() | std::views::drop(1), [](const RankState& rank) {
      return rank.presence == RankState::Presence::There ||
             rank.presence == RankState::Presence::Awaited;
    });
  };
  changed_.wait_until(lock, end, is_settled);
  return desk_.is_everyone_gone();
}

}  // namespace minewise
