// Handles signals: Ctrl-C, a request to terminate, a closed terminal and the warning of a queue
// that time is running out (SIGUSR1 or SIGUSR2) end a run within a second, wherever it is, and
// leave nothing half done.
//
// Code holds an Unbroken while it does work that must not be interrupted, and an Undo for what must
// be removed if the run ends. So the code that ends the run knows nothing of files, processes and
// terminals. Nor does the library know of this: an inference cannot be cancelled, and need not be.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <thread>

#include "cli/run/exit_code.h"

namespace minewise {

// Held during work that must be done completely or not at all: a chunk is stored and counted, a
// board and its figures are written. The run does not end meanwhile, unless that takes too long. A
// thread may hold several, nested; other threads wait.
class Unbroken {
 public:
  Unbroken();
  ~Unbroken();
  Unbroken(const Unbroken&) = delete;
};

// Calls its action in its destructor, or when the run is ended, unless forget() was called: for
// example, to remove an incomplete file or to end a process that was started. The newest one goes
// first.
class Undo {
 public:
  Undo() = default;
  explicit Undo(std::function<void()> action);
  Undo(Undo&& other) noexcept;
  Undo& operator=(Undo&& other) noexcept;
  ~Undo();

  // Drops the action.
  void forget();

 private:
  std::uint64_t number_ = 0;  // 0: no action
};

// Waits until no other thread holds an Unbroken, and lets no new one begin. Returns false if that
// took longer than `patience`.
bool stop_the_rest(std::chrono::milliseconds patience);

// Calls the actions of all Undo values. A thread that makes, forgets or destroys one afterwards
// waits for ever: the caller is about to end the program.
void undo_all();

// A run that can stop between two pieces of work holds an InterruptWatch and calls
// was_interrupted() now and then. After a signal it has a short time to do so. If it does not,
// because it is deep in a game or in an inference, or if the user presses Ctrl-C again, it is ended
// where it is: unfinished work is undone, finished work stays and is reported. A run without a
// watch has nothing to report, and the signal ends it at once, like any program. Signals that the
// caller of the program ignores stay ignored.

// Handles signals while a verb runs. REQUIRES: there is only one at a time, made before there are
// other threads, which inherit that signals are blocked.
class SignalWatch {
 public:
  explicit SignalWatch(std::string verb);
  ~SignalWatch();
  SignalWatch(const SignalWatch&) = delete;

 private:
  void await_signals();
  [[noreturn]] void end(int signal_number);

  std::string verb_;  // for the message at the end
  std::thread thread_;
};

// Gives the last message of a run that was stopped: what is kept, how to resume. It may also put
// finished files into place. Any thread may call it; it runs as Unbroken.
using LastWords = std::function<std::string()>;

// Sees the last message of a run that is ended where it is, whichever watch gives it, before work
// is undone. It runs as Unbroken. REQUIRES: there is only one at a time.
class LastAct {
 public:
  explicit LastAct(std::function<void(const std::string& words)> act);
  ~LastAct();
  LastAct(const LastAct&) = delete;
};

// How long a run has to stop by itself.
enum class TimeToStop {
  Short,
  UntilNextSignal,  // for one that waits for other processes to end it
};

// Waits for the end of the run if a signal that ends it has come; else returns at once. Called
// before a fault of another program is told: that program may have ended by the same signal, or
// because the run is being ended, and then it is at no fault. What came first is known for certain:
// a signal that was sent before the other program ended is seen here, whichever thread takes it. A
// run that others end (UntilNextSignal) never waits.
void wait_if_interrupted();

class InterruptWatch {
 public:
  explicit InterruptWatch(LastWords last_words, TimeToStop time = TimeToStop::Short);
  explicit InterruptWatch(std::string last_words, TimeToStop time = TimeToStop::Short);
  ~InterruptWatch();
  InterruptWatch(const InterruptWatch&) = delete;

  static bool was_interrupted();

  // The Error of a run that has stopped because it was interrupted. REQUIRES: there is a watch.
  static std::unexpected<Error> stopped();

 private:
  LastWords before_;  // of a watch around this one
  TimeToStop time_before_;
};

}  // namespace minewise
