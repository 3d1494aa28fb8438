// What a long run shows of itself: a line that says how far it has come: on standard error, only if
// that is a terminal, and only once the run has taken two seconds. It leaves nothing behind.
#pragma once

#include <chrono>
#include <string>

namespace minewise::cli {

class ProgressLine {
 public:
  explicit ProgressLine(std::string label);
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;

  // `done` from 0 to 1. Cheap enough to call often.
  void update(double done);

 private:
  using Clock = std::chrono::steady_clock;

  std::string label_;
  bool wanted_;
  bool shown_ = false;
  Clock::time_point next_;
  int calls_ = 0;
};

// The processor time of the present thread. Only front ends read clocks.
double thread_seconds();

}  // namespace minewise::cli
