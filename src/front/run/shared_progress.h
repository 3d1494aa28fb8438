// How far a run of many threads has come, and whether it is to go on: any of them may ask.
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

  // Shows how far it has come, and returns false once the run was interrupted.
  bool goes_on();

 private:
  std::mutex mutex_;
  ProgressLine line_;
  std::atomic<double> share_ = 0;
};

}  // namespace minewise
