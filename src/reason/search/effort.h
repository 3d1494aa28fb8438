// What all threads that work on one question share, apart from what they have found out: how much
// has been looked at, whether to go on, and who is at work on what.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <vector>

#include "reason/search/set_table.h"

namespace minewise {

// The sets that threads are at work on, so that others turn to something else first.
class BusySets {
 public:
  void begin(const SetKey& key);
  void end(const SetKey& key);
  bool has(const SetKey& key) const;

 private:
  mutable std::mutex mutex_;
  std::vector<SetKey> keys_;  // few: those from the root to where each thread is
};

struct Effort {
  int threads = 1;
  BusySets busy;
  std::int64_t most_sets = 0;  // 0: no limit
  std::atomic<std::int64_t> sets = 0;
  std::atomic<bool> is_stopped = false;
  std::atomic<bool> was_memory_full = false;  // for this reason
  std::atomic<bool> was_too_deep = false;     // or this one

  // To be called for each set that is looked at.
  void count_set();

  // Asked now and then, by one thread at a time, whether to go on. May be empty.
  std::function<bool()> goes_on;
  std::mutex asking;
};

}  // namespace minewise
