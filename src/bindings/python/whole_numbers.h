// Whole numbers as arguments: rows, columns and the like. Any number that Python takes as an index
// is one, however large: whoever asks finds it off the board. Anything else is a TypeError in our
// words.
#pragma once

#include <pybind11/pybind11.h>

#include <limits>
#include <optional>
#include <string>

#include "core/result.h"

namespace minewise::python {

struct WholeNumber {
  long value = 0;  // the nearest there is, for numbers beyond all bounds

  operator long() const { return value; }
};

// Nothing if it is none. REQUIRES: the caller has the interpreter's lock.
inline std::optional<WholeNumber> whole_number_in(pybind11::handle what) {
  const auto index = pybind11::reinterpret_steal<pybind11::object>(PyNumber_Index(what.ptr()));
  if (!index) {
    PyErr_Clear();
    return std::nullopt;
  }
  int beyond = 0;
  const long value = PyLong_AsLongAndOverflow(index.ptr(), &beyond);
  if (beyond == 0) return WholeNumber{value};
  return WholeNumber{beyond > 0 ? std::numeric_limits<long>::max()
                                : std::numeric_limits<long>::min()};
}

}  // namespace minewise::python

template <>
struct pybind11::detail::type_caster<minewise::python::WholeNumber> {
  PYBIND11_TYPE_CASTER(minewise::python::WholeNumber, const_name("int"));

  bool load(handle what, bool) {
    const auto number = minewise::python::whole_number_in(what);
    if (!number) {
      throw pybind11::type_error(
          minewise::format_message("{} is not a whole number", std::string(repr(what))));
    }
    value = *number;
    return true;
  }
};
