// Ctrl-C, a request to terminate and a terminal that hangs up end a run within a second, wherever
// it is, and leave nothing half done.
//
// A run that can be stopped between two pieces of work holds an InterruptWatch and asks whether it
// was interrupted. It has a moment to come to that question. If it does not, deep in a game or in
// an inference, or if the user insists by a second Ctrl-C, it is ended where it is: what it has
// begun is undone (ending.h), what it has finished stays and is told. A run without a watch has
// nothing to tell and is ended at once, by the signal itself, as any program would be. What a
// caller of the program chose to ignore stays ignored.
//
// The library knows nothing of this: an inference has no way to be called off, and needs none.
#pragma once

#include <functional>
#include <string>
#include <thread>

#include "front/run/failure.h"

namespace minewise {

// Takes the signals for as long as a verb runs. One at a time, and before there are other threads:
// those leave signals alone because the first one does.
class SignalWatch {
 public:
  explicit SignalWatch(std::string verb);
  ~SignalWatch();
  SignalWatch(const SignalWatch&) = delete;

 private:
  void await_signals();
  [[noreturn]] void end(int signal_number);

  std::string verb_;  // as the message of its end names it
  std::thread thread_;
};

// What a run that was stopped has to say: what is kept, how to go on. It may also put in place what
// is finished. Called by any thread, as something Unbroken.
using LastWords = std::function<std::string()>;

class InterruptWatch {
 public:
  explicit InterruptWatch(LastWords last_words);
  explicit InterruptWatch(std::string last_words);
  ~InterruptWatch();
  InterruptWatch(const InterruptWatch&) = delete;

  static bool was_interrupted();

  // The end of a run that has stopped because it was. REQUIRES: there is a watch.
  static std::unexpected<Failure> stopped();

 private:
  LastWords before_;  // of a watch around this one
};

}  // namespace minewise
