// Numbers between Python and the library: whole numbers as arguments, numpy arrays over our memory,
// and cells as rows and columns.
#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include <limits>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/layout.h"
#include "core/result.h"
#include "core/shape.h"
#include "solver/layouts.h"

namespace minewise::python {

// An argument such as a row or a column. Python's index numbers of any size are taken, so that one
// too large is found off the board. Anything else is a TypeError in our words.
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

namespace minewise::python {

// Arrays that share memory of a Python object keep that object alive, and are read-only.

inline void make_read_only(pybind11::array& array) {
  array.attr("flags").attr("writeable") = false;
}

// A board of numbers over `values`, which `owner` holds.
template <class Number>
pybind11::array shared_board(const Shape& shape, const Number* values, pybind11::handle owner) {
  pybind11::array array(pybind11::dtype::of<Number>(), {shape.height, shape.width}, values, owner);
  make_read_only(array);
  return array;
}

// A board of numbers of its own.
pybind11::array own_board(const Shape& shape, std::span<const double> values);

// Where the mines are, a truth value a cell.
pybind11::array mines_of(const Layout& layout, const Shape& shape);

// The cell of a place. IndexError: it is off the board.
Cell cell_at(const Shape& shape, long row, long col);

// (row, column)
pybind11::tuple pair_of(Cell cell, const Shape& shape);
pybind11::list pairs_of(std::span<const Cell> cells, const Shape& shape);

// A whole number of any length. Python limits the digits of decimal texts only.
pybind11::int_ whole(const BigInt& number);

}  // namespace minewise::python
