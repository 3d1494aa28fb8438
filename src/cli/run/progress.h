// Shows the progress of a long run on standard error: the share that is done or, as long as that is
// not known, the time so far. On a terminal it is one line, shown after two seconds and removed at
// the end. Elsewhere it is a line of text after twenty seconds, after forty, after eighty, and so
// on: a log shows that the run is alive, and stays short.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <string>

#include "cli/run/ticker.h"

namespace minewise {

// Exists while something shows progress of its own or has the terminal for itself. A RunLine then
// stays away.
class OwnDisplay {
 public:
  OwnDisplay();
  ~OwnDisplay();
  OwnDisplay(const OwnDisplay&) = delete;

  static bool is_there();
};

class ProgressLine {
 public:
  // What is shown instead of the share, once there is any: for whoever has more to tell.
  using Words = std::function<std::string()>;

  explicit ProgressLine(std::string label, Words words = [] { return std::string(); });
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;

  // `done` from 0 to 1. Any thread may call it, as often as it likes.
  void update(double done) { done_.store(done, std::memory_order_relaxed); }

  // The text that is shown after so many seconds.
  std::string text(std::chrono::seconds taken) const;

 private:
  const OwnDisplay display_;
  std::string label_;
  Words words_;
  std::atomic<double> done_ = -1;  // not known
  bool at_terminal_;
  Ticker ticker_;  // the last: it reads the others
};

// For a call that does not report its progress.
using WaitingLine = ProgressLine;

// For a whole run, whatever it does: at a terminal, the time so far, unless something else is shown
// there by then.
class RunLine {
 public:
  explicit RunLine(std::string name);
  ~RunLine();
  RunLine(const RunLine&) = delete;

 private:
  Ticker ticker_;
};

// The processor time of the current thread. Only front ends read clocks.
double thread_seconds();

}  // namespace minewise
