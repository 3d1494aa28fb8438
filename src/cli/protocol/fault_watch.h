// Follows the faults of players through a run of many games. The first one ends the run; or, if it
// is to go on, only one that is final.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <utility>

#include "study/run_queue.h"

namespace minewise {

class FaultWatch {
 public:
  // Calls `seen` at each fault, by any thread.
  explicit FaultWatch(
      bool goes_on, std::function<void()> seen = [] {})
      : goes_on_(goes_on), seen_(std::move(seen)) {}

  // For the run. REQUIRES: this outlives it.
  AfterFault watcher();

  bool has_stopped() const { return has_stopped_; }

  // The fault that ended the run, or how many there were and the first; empty if there was none.
  std::string message() const;

 private:
  bool see(std::string message, const Fault& fault);

  bool goes_on_;
  std::function<void()> seen_;
  std::atomic<bool> has_stopped_ = false;
  mutable std::mutex mutex_;
  std::uint64_t faults_ = 0, by_clock_ = 0;
  std::string told_;  // the first, or the one that ended the run
};

}  // namespace minewise
