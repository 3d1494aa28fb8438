// Errors of the library as exceptions of Python: an Error in a Result is a ValueError with our
// message, a place off the board an IndexError, a position that no layout explains an
// ImpossiblePosition. Where pybind11 finds no C++ value in one of Python, that is a ValueError too.
// A broken contract would be our own bug; it becomes a RuntimeError that names
// the condition, so that an interpreter with hours of work in it lives on.
#pragma once

#include <pybind11/pybind11.h>

#include <stdexcept>
#include <string>
#include <utility>

#include "core/result.h"

namespace minewise::python {

struct ImpossiblePosition : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The value of a Result, or a ValueError.
template <class Value>
Value or_raise(Result<Value> result) {
  if (!result) throw pybind11::value_error(result.error().text());
  if constexpr (!std::is_void_v<Value>) return *std::move(result);
}

}  // namespace minewise::python
