// Ctrl-C as a question that can be asked: the first one asks a run to stop where nothing is lost,
// the second ends the program as usual. A request to terminate counts the same. What a caller chose
// to ignore stays ignored.
#pragma once

namespace minewise::cli {

class InterruptWatch {
 public:
  InterruptWatch();
  ~InterruptWatch();
  InterruptWatch(const InterruptWatch&) = delete;

  static bool was_interrupted();

 private:
  using Handler = void (*)(int);
  Handler on_interrupt_, on_terminate_;  // before
};

}  // namespace minewise::cli
