// What the threads of one search share, besides their results: how many sets have been searched,
// whether to go on, and which sets are being searched now.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <vector>

#include "search/set_table.h"

namespace minewise {

// The sets that threads are searching now, so that other threads take other sets first.
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
  std::atomic<bool> was_memory_full = false;  // why it was stopped
  std::atomic<bool> was_too_deep = false;     // or why it was stopped

  // To be called for each set that is searched.
  void count_set();

  // Asks whoever waits, unless another thread does. Returns whether to go on.
  bool ask();

  // Called by one thread at a time: returns whether to go on. May be empty.
  std::function<bool()> goes_on;
  std::mutex asking;
};

}  // namespace minewise
