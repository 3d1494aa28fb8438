// Shows the progress of a long run on standard error: the share that is done or, as long as that is
// not known, the time so far. On a terminal it is one line, shown after two seconds and removed at
// the end. Elsewhere it is a line of text after twenty seconds, after forty, after eighty, and so
// on: a log shows that the run is alive, and stays short.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

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
  // A text to show instead of the share, once it is not empty.
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

// The progress of a run with many threads, and whether it should go on. Any thread may call it.
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
