// Calls that take long. Other Python threads run meanwhile, and Ctrl-C stops them.
//
// Python notices a signal on its main thread alone, and only when asked. So the work goes to a
// thread of its own, the calling one asks now and then whether a signal has come, and then the work
// is told to stop. What the work throws is thrown here.
#pragma once

#include <chrono>
#include <functional>

namespace minewise::python {

// Whether the work may go on. Called by any thread.
using GoesOn = std::function<bool()>;

// Does the work on a thread of its own. KeyboardInterrupt, or whatever else a handler of a signal
// raises, once the work has stopped. REQUIRES: the caller has the interpreter's lock, and the work
// does not take it.
void run_long(const std::function<void(const GoesOn& goes_on)>& work);

// Takes the interpreter's lock for a moment and raises what a signal brought.
void check_signals();

// Checks signals now and then, for work that is often short and stays on its thread: starting
// another takes longer than a small answer.
class SignalClock {
 public:
  // To be asked between the steps of the work. REQUIRES: the caller has not the interpreter's lock.
  void check();

 private:
  std::chrono::steady_clock::time_point checked_ = std::chrono::steady_clock::now();
};

}  // namespace minewise::python
