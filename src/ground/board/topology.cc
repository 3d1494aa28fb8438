#include "ground/board/topology.h"

#include <algorithm>

#include "ground/base/check.h"
#include "ground/board/grid.h"

namespace minewise {
namespace {

// On a torus under three cells wide two steps can reach the same cell, or lead back home; each cell
// counts once and `from` not at all.
void append_neighbours(const Shape& shape, Place from, std::vector<Cell>& out) {
  const GridKind& kind = shape.grid.kind();
  const auto begin = static_cast<std::ptrdiff_t>(out.size());
  for (const Place step : from.row % 2 == 0 ? kind.even_steps : kind.odd_steps) {
    Place to{from.row + step.row, from.col + step.col};
    if (kind.wraps) {
      to.row = (to.row + shape.height) % shape.height;
      to.col = (to.col + shape.width) % shape.width;
    }
    if (shape.contains(to) && !(to == from)) out.push_back(shape.cell(to));
  }
  std::sort(out.begin() + begin, out.end());
  out.erase(std::unique(out.begin() + begin, out.end()), out.end());
}

}  // namespace

std::vector<Cell> neighbours_of(const Shape& shape, Place place) {
  std::vector<Cell> neighbours;
  append_neighbours(shape, place, neighbours);
  return neighbours;
}

Topology::Topology(const Shape& shape) : shape_(shape) {
  CHECK(shape.width > 0 && shape.height > 0);
  first_.reserve(static_cast<std::size_t>(shape.cells()) + 1);
  degrees_.reserve(static_cast<std::size_t>(shape.cells()));
  neighbours_.reserve(static_cast<std::size_t>(shape.cells()) * kMaxDegree);
  for (int index = 0; index < shape.cells(); ++index) {
    first_.push_back(static_cast<std::int32_t>(neighbours_.size()));
    append_neighbours(shape, shape.place(Cell{index}), neighbours_);
    degrees_.push_back(static_cast<std::uint8_t>(neighbours_.size() - first_.back()));
  }
  first_.push_back(static_cast<std::int32_t>(neighbours_.size()));
}

}  // namespace minewise
