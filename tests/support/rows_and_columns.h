// The cells around a cell by rows and columns, for oracles: it shares no code with Topology.
#pragma once

#include <set>

#include "core/shape.h"

namespace minewise {

inline std::set<int> cells_around(const Shape& shape, int cell) {
  const int row = cell / shape.width, col = cell % shape.width;
  std::set<int> near;
  for (int down = -1; down <= 1; ++down) {
    for (int right = -1; right <= 1; ++right) {
      // Hexagons: odd rows are half a cell further to the right.
      if (shape.is_hex() && down != 0 && right == (row % 2 == 0 ? 1 : -1)) continue;
      int r = row + down, c = col + right;
      if (shape.wraps()) {
        r = (r + shape.height) % shape.height;
        c = (c + shape.width) % shape.width;
      }
      if (r < 0 || r >= shape.height || c < 0 || c >= shape.width) continue;
      near.insert(r * shape.width + c);
    }
  }
  near.erase(cell);
  return near;
}

}  // namespace minewise
