// What every part of the Python module needs: errors as exceptions, calls that take long, and the
// list of the parts.
//
// An Error in a Result becomes a ValueError with our message, a place off the board an IndexError,
// a position that no layout explains an ImpossiblePosition. If pybind11 cannot convert a Python
// value, that is a ValueError too. A broken contract is our own bug: it becomes a RuntimeError that
// names the condition, so that an interpreter with hours of work in it survives.
#pragma once

#include <pybind11/pybind11.h>

#include <chrono>
#include <functional>
#include <stdexcept>
#include <string>
#include <utility>

#include "bindings/python/positions.h"
#include "core/result.h"

namespace minewise::python {

struct ImpossiblePosition : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Raises an Error as the exception of its kind.
[[noreturn]] inline void raise(const Error& error) {
  if (error.kind == ErrorKind::Impossible) throw ImpossiblePosition(error.text());
  throw pybind11::value_error(error.text());
}

// The value of a Result, or an exception.
template <class Value>
Value or_raise(Result<Value> result) {
  if (!result) raise(result.error());
  if constexpr (!std::is_void_v<Value>) return *std::move(result);
}

// Calls that take long. Other Python threads run meanwhile, and Ctrl-C stops the call.
//
// Python notices a signal only on its main thread, and only when asked. So the work runs on its own
// thread while the calling thread asks now and then whether a signal has come. Then the work is
// told to stop. What the work throws is thrown again in the calling thread.

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

// The parts of the module. Each adds its classes and functions to `minewise._core`. The package in
// minewise/ gives them their public names and adds what is easier to say in Python.

void bind_errors(pybind11::module_& module);

// Makes it a TypeError to use an object of any class of the module before its __init__ has run.
// REQUIRES: functions take such objects by reference; those that take a shared_ptr are not covered.
void require_init(const pybind11::module_& module);

void bind_positions(pybind11::module_& module, const ReaderPtr& reader);
void bind_analyses(pybind11::module_& module, const ReaderPtr& reader);
void bind_questions(pybind11::module_& module);
void bind_players(pybind11::module_& module);
void bind_games(pybind11::module_& module);
void bind_comparisons(pybind11::module_& module);
void bind_boards(pybind11::module_& module);
void bind_best_play(pybind11::module_& module, const ReaderPtr& reader);
void bind_influences(pybind11::module_& module);
void bind_environment(pybind11::module_& module);

}  // namespace minewise::python
