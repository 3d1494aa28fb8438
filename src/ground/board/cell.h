// A cell of a board: a place in the neighbour lists, nothing more. Rows and columns belong to Shape
// and to those who read and draw boards; engines and agents have no use for them.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace minewise {

struct Cell {
  std::int32_t index = 0;

  // For indexing arrays with one entry a cell.
  std::size_t at() const { return static_cast<std::size_t>(index); }

  friend auto operator<=>(const Cell&, const Cell&) = default;
};

}  // namespace minewise
