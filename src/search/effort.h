// How the work of a search is paced and shared. A Pace asks now and then whether to go on: after so
// many steps of work, so that the answer does not depend on a clock, and a few large steps are
// asked about as soon as many small ones. An Effort is what the threads of one search share besides
// results.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <utility>
#include <vector>

#include "search/set_table.h"

namespace minewise {

class Pace {
 public:
  // `goes_on` may be empty: then it goes on to the end.
  explicit Pace(std::function<bool()> goes_on = {}) : goes_on_(std::move(goes_on)) {}

  // To be called as work is done; a step is a look at one cell of one layout. Returns whether to go
  // on. Once it does not, it stays so.
  bool spend(std::int64_t steps) {
    left_ -= steps;
    return left_ > 0 ? !is_stopped_ : ask();
  }

  // Asks at once.
  bool ask() {
    left_ = kBetweenQuestions;
    if (goes_on_ && !is_stopped_) is_stopped_ = !goes_on_();
    return !is_stopped_;
  }

  bool is_stopped() const { return is_stopped_; }

 private:
  static constexpr std::int64_t kBetweenQuestions = 500'000;  // thousandths of a second

  std::function<bool()> goes_on_;
  std::int64_t left_ = kBetweenQuestions;
  bool is_stopped_ = false;
};

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

// What the threads of one search share, besides their results: how many sets have been searched,
// whether to go on, and which sets are being searched now.
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

  // Asks the caller, unless another thread does. Returns whether to go on.
  bool ask();

  // Called by one thread at a time: returns whether to go on. May be empty.
  std::function<bool()> goes_on;
  std::mutex asking;
};

}  // namespace minewise
