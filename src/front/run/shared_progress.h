// The progress of a run with many threads, and whether it should go on. Any thread may call it.
#pragma once

#include <atomic>
#include <mutex>
#include <string>
#include <utility>

#include "front/run/progress.h"

namespace minewise {

class SharedProgress {
 public:
  explicit SharedProgress(std::string label) : line_(std::move(label)) {}

  void done(double share) { share_ = share; }

  // Shows the progress. Returns false once the run was interrupted.
  bool goes_on();

 private:
  std::mutex mutex_;
  ProgressLine line_;
  std::atomic<double> share_ = 0;
};

}  // namespace minewise
