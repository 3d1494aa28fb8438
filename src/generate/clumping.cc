#include "generate/clumping.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace minewise {

double clumping(const Layout& layout, const Topology& topology) {
  if (layout.mines() == 0) return 0;
  int touching = 0;
  for (int i = 0; i < layout.cells(); ++i) {
    if (layout.has_mine(Cell{i})) touching += mines_around(layout, topology, Cell{i});
  }
  return static_cast<double>(touching) / layout.mines();
}

std::optional<double> border_distance(const Layout& layout, const Shape& shape) {
  if (layout.mines() == 0 || shape.wraps()) return std::nullopt;
  int sum = 0;
  for (int i = 0; i < layout.cells(); ++i) {
    if (!layout.has_mine(Cell{i})) continue;
    const auto [row, col] = shape.place(Cell{i});
    sum += std::min({row, col, shape.height - 1 - row, shape.width - 1 - col});
  }
  return static_cast<double>(sum) / layout.mines();
}

int displaced(const Layout& layout, const Layout& from) {
  int count = 0;
  for (int i = 0; i < layout.cells(); ++i) {
    count += layout.has_mine(Cell{i}) && !from.has_mine(Cell{i});
  }
  return count;
}

// Cells are taken by the larger of row and column, so that the block grows as squares do.
Layout corner_block(const Shape& shape, int mines) {
  std::vector<Cell> cells;
  for (int i = 0; i < shape.cells(); ++i) cells.push_back(Cell{i});
  std::ranges::sort(cells, {}, [&](Cell cell) {
    const Place place = shape.place(cell);
    return std::pair(std::max(place.row, place.col), cell);
  });
  Layout layout(shape.cells());
  for (int i = 0; i < mines; ++i) layout.place_mine(cells[i]);
  return layout;
}

}  // namespace minewise
