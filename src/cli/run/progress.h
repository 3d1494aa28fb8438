// Shows the progress of a long run on standard error: the share that is done or, as long as that is
// not known, the time so far. On a terminal it is one line, shown after two seconds and removed at
// the end. Elsewhere it is a line of text after twenty seconds, after forty, after eighty, and so
// on, but never more than ten minutes apart: a log shows that the run is alive, and stays short.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "output/text/progress.h"

namespace minewise {

// Calls an action now and then from a thread of its own, regardless of how rarely the run itself
// reports.
class Ticker {
 public:
  using Wait = std::chrono::milliseconds;
  using Tick = std::function<Wait()>;  // returns how long to wait for the next

  Ticker() = default;  // never ticks
  ~Ticker() { stop(); }
  Ticker(const Ticker&) = delete;

  // REQUIRES: it was not started before. Without a thread it never ticks.
  void start(Wait first, Tick tick);

  // Waits until no tick is under way, and lets no other come.
  void stop();

 private:
  std::mutex mutex_;
  std::condition_variable_any ended_;
  std::jthread thread_;
};

class ProgressLine {
 public:
  enum class Of {
    Work,  // a part of a run
    Run,   // a whole run: shown at a terminal, as long as no other line and no answer is there
  };
  using Source = std::function<Progress()>;

  // Shows what the source tells of the work or, without one, what update() does. Without a label it
  // shows nothing, and keeps the line of the run away: something else has the terminal.
  explicit ProgressLine(std::string label = {}, Source source = {}, Of of = Of::Work);
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;

  // `done` from 0 to 1. Returns whether the run goes on: false once it was interrupted. Any thread
  // may call it, as often as it likes.
  bool update(double done);

  // The text that is shown after so many seconds.
  std::string text(double seconds) const;

  // Whether there is one, but for that of the run.
  static bool is_there();

 private:
  Ticker::Wait show(double seconds) const;  // returns how long to wait for the next

  const std::string label_;
  const Source source_;
  const Of of_;
  const bool at_terminal_;
  std::atomic<double> done_ = -1;  // not known
  Ticker ticker_;                  // the last: it reads the others
};

// The seconds of a clock that only grows, and the processor time of the current thread. Only front
// ends read clocks.
double steady_seconds();
double thread_seconds();

}  // namespace minewise
