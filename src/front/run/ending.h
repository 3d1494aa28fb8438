// A run that is ended from outside, at any moment and by another thread: what must not be cut in
// two, and what must not be left behind. Both are asked for where they arise, by holding a value,
// and whoever ends the run (interrupt.h) needs to know nothing of files, processes and terminals.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

namespace minewise {

// Held while something is done whole or not at all: a chunk is kept and counted, a board and its
// figures are written. The run is not ended meanwhile, unless that takes too long. One thread may
// hold several, one inside another; other threads wait for their turn.
class Unbroken {
 public:
  Unbroken();
  ~Unbroken();
  Unbroken(const Unbroken&) = delete;
};

// Undoes something when it goes, or when the run is ended, unless that has been forgotten: removes
// a file that is not complete, ends a process that was started. The last one is undone first.
class Undo {
 public:
  Undo() = default;
  explicit Undo(std::function<void()> action);
  Undo(Undo&& other) noexcept;
  Undo& operator=(Undo&& other) noexcept;
  ~Undo();

  // What was done stays.
  void forget();

 private:
  std::uint64_t number_ = 0;  // none, if it is 0
};

// Waits until nothing unbroken is going on. From then on nothing unbroken begins. Returns false if
// it took longer than there is patience for.
bool stop_the_rest(std::chrono::milliseconds patience);

// Undoes all that is to be undone. Whoever has more of that waits for ever after: the caller is
// about to leave.
void undo_all();

}  // namespace minewise
