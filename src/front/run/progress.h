// What a long run shows of itself on standard error: how far it has come, or where that is not
// known, how long it has taken. At a terminal that is one line, from two seconds on, which goes
// away in the end. Elsewhere it is a line of text after twenty seconds, after forty, after eighty,
// and so on: a log shows that the run is alive, and does not fill up.
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

// For a call that does not say how far it has come.
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

// The processor time of the present thread. Only front ends read clocks.
double thread_seconds();

}  // namespace minewise
