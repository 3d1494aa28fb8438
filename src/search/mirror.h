// The mirror images of a board: a network that has learnt well says the same of all of them, and
// their mean is a little better than one.
#pragma once

#include <cstdint>
#include <vector>

#include "core/shape.h"

namespace minewise {

struct Mirror {
  Shape shape;
  int number = 0;  // bit 0: top and bottom change places; bit 1: left and right

  Cell of(Cell cell) const {
    Place place = shape.place(cell);
    if (number & 1) place.row = shape.height - 1 - place.row;
    if (number & 2) place.col = shape.width - 1 - place.col;
    return shape.cell(place);
  }
};

// Turns a board of a byte for each cell.
inline void mirror_bytes(const Mirror& mirror, const std::vector<std::uint8_t>& bytes,
                         std::vector<std::uint8_t>& turned) {
  turned.resize(bytes.size());
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    turned[mirror.of(Cell{static_cast<int>(i)}).at()] = bytes[i];
  }
}

}  // namespace minewise
