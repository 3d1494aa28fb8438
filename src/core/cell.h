// A cell of a board: an index into the neighbour lists, nothing more. Rows and columns belong to
// Shape and to the code that reads and draws boards; engines and agents do not use them.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace minewise {

struct Cell {
  std::int32_t index = 0;

  // For indexing arrays with one entry per cell.
  std::size_t at() const { return static_cast<std::size_t>(index); }

  friend auto operator<=>(const Cell&, const Cell&) = default;
};

}  // namespace minewise
