// Shows the progress of a long run on standard error: the share that is done or, if that is not
// known, the time so far. On a terminal it is one line, shown after two seconds and removed at the
// end. Elsewhere it is a line of text after twenty seconds, after forty, after eighty, and so on: a
// log shows that the run is alive, and stays short.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace minewise {

class ProgressLine {
 public:
  explicit ProgressLine(std::string label);
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;

  // `done` from 0 to 1. Cheap enough to call often.
  void update(double done);

 private:
  friend class WaitingLine;
  using Clock = std::chrono::steady_clock;

  bool is_due() const { return Clock::now() >= next_; }
  void show(const std::string& text);

  std::string label_;
  bool at_terminal_;
  bool shown_ = false;
  Clock::time_point begun_ = Clock::now(), next_;
  int calls_ = 0;
};

// For a call that does not report its progress.
class WaitingLine {
 public:
  explicit WaitingLine(std::string label);
  ~WaitingLine();
  WaitingLine(const WaitingLine&) = delete;

 private:
  void watch(const std::stop_token& stop);

  ProgressLine line_;
  std::mutex mutex_;
  std::condition_variable_any ended_;
  std::jthread watcher_;
};

// The processor time of the current thread. Only front ends read clocks.
double thread_seconds();

}  // namespace minewise
