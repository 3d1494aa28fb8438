#include "bindings/python/arrays.h"

#include <fmt/core.h>

#include <algorithm>

#include "core/message.h"

namespace minewise::python {

namespace py = pybind11;

py::array own_board(const Shape& shape, std::span<const double> values) {
  py::array_t<double> array({shape.height, shape.width});
  std::ranges::copy(values, array.mutable_data());
  return array;
}

py::array mines_of(const Layout& layout, const Shape& shape) {
  py::array_t<bool> array({shape.height, shape.width});
  bool* mine = array.mutable_data();
  for (Cell cell; cell.index < layout.cells(); ++cell.index) *mine++ = layout.has_mine(cell);
  return array;
}

Cell cell_at(const Shape& shape, long row, long col) {
  if (row >= 0 && row < shape.height && col >= 0 && col < shape.width) {
    return shape.cell({static_cast<int>(row), static_cast<int>(col)});
  }
  throw py::index_error(fmt::format("{},{} is outside the board of {} and {}", row, col,
                                    counted(shape.height, "row"), counted(shape.width, "column")));
}

py::tuple pair_of(Cell cell, const Shape& shape) {
  const Place place = shape.place(cell);
  return py::make_tuple(place.row, place.col);
}

py::list pairs_of(std::span<const Cell> cells, const Shape& shape) {
  py::list pairs;
  for (const Cell cell : cells) pairs.append(pair_of(cell, shape));
  return pairs;
}

py::int_ whole(const BigInt& number) {
  const std::string digits = number.hex();
  return py::reinterpret_steal<py::int_>(PyLong_FromString(digits.c_str(), nullptr, 16));
}

}  // namespace minewise::python
