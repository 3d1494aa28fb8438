// Makes it safe to end a run from outside, at any moment and by another thread. Code holds an
// Unbroken while it does work that must not be interrupted, and an Undo for what must be removed if
// the run ends. So the code that ends the run (interrupt.h) knows nothing of files, processes and
// terminals.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

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

}  // namespace minewise
