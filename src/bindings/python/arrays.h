// Arrays of numpy over memory of ours. A view shares memory that belongs to a Python object and
// keeps that object alive; whoever has the array may read it and not write. Cells become rows and
// columns here, and the other way round, with an IndexError off the board.
#pragma once

#include <pybind11/numpy.h>

#include <span>
#include <utility>
#include <vector>

#include "bindings/python/whole_numbers.h"
#include "core/layout.h"
#include "core/shape.h"
#include "solver/layouts.h"

namespace minewise::python {

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
