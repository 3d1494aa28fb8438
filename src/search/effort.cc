#include "search/effort.h"

#include <algorithm>

namespace minewise {

void BusySets::begin(const SetKey& key) {
  const std::scoped_lock lock(mutex_);
  keys_.push_back(key);
}

void BusySets::end(const SetKey& key) {
  const std::scoped_lock lock(mutex_);
  keys_.erase(std::ranges::find(keys_, key));
}

bool BusySets::has(const SetKey& key) const {
  const std::scoped_lock lock(mutex_);
  return std::ranges::find(keys_, key) != keys_.end();
}

void Effort::count_set() {
  const std::int64_t count = ++sets;
  if (most_sets > 0 && count > most_sets) is_stopped = true;
}

bool Effort::ask() {
  if (goes_on && !is_stopped) {
    const std::unique_lock lock(asking, std::try_to_lock);
    if (lock && !goes_on()) is_stopped = true;
  }
  return !is_stopped;
}

}  // namespace minewise
