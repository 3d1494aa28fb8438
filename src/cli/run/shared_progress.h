// The progress of a run with many threads, and whether it should go on. Any thread may call it.
#pragma once

#include <string>
#include <utility>

#include "cli/run/progress.h"

namespace minewise {

class SharedProgress {
 public:
  explicit SharedProgress(std::string label) : line_(std::move(label)) {}

  void done(double share) { line_.update(share); }

  // Returns false once the run was interrupted.
  bool goes_on() const;

 private:
  ProgressLine line_;
};

}  // namespace minewise
