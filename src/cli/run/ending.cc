#include "cli/run/ending.h"

#include <map>
#include <mutex>
#include <utility>

namespace minewise {
namespace {

// One run, one end: these are about the process, as its signals are.
std::recursive_timed_mutex unbroken;
std::mutex mutex;  // taken after `unbroken` where both are needed
std::map<std::uint64_t, std::function<void()>> actions;
std::uint64_t last_number = 0;

}  // namespace

Unbroken::Unbroken() {
  unbroken.lock();
}

Unbroken::~Unbroken() {
  unbroken.unlock();
}

Undo::Undo(std::function<void()> action) {
  const std::lock_guard lock(mutex);
  number_ = ++last_number;
  actions.emplace(number_, std::move(action));
}

Undo::Undo(Undo&& other) noexcept : number_(std::exchange(other.number_, 0)) {}

Undo& Undo::operator=(Undo&& other) noexcept {
  std::swap(number_, other.number_);
  return *this;
}

// Under the lock: an end that comes now finds it undone or still to be undone.
Undo::~Undo() {
  if (number_ == 0) return;
  const std::lock_guard lock(mutex);
  const auto found = actions.find(number_);
  found->second();
  actions.erase(found);
}

void Undo::forget() {
  const std::lock_guard lock(mutex);
  actions.erase(std::exchange(number_, 0));
}

bool stop_the_rest(std::chrono::milliseconds patience) {
  return unbroken.try_lock_for(patience);
}

void undo_all() {
  mutex.lock();
  for (auto action = actions.rbegin(); action != actions.rend(); ++action) action->second();
}

}  // namespace minewise
