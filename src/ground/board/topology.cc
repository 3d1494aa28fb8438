#include "ground/board/topology.h"

#include <algorithm>
#include <array>

#include "ground/base/check.h"

namespace minewise {
namespace {

constexpr std::array<Place, 8> kSquareSteps{
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};

// Odd rows sit half a cell to the right, so what lies above and below depends on the row:
//
//   row 0   a   b   c
//   row 1     d   e   f      e touches b c, d f and h i
//   row 2   g   h   i
constexpr std::array<Place, 6> kEvenHexSteps{{{-1, -1}, {-1, 0}, {0, -1}, {0, 1}, {1, -1}, {1, 0}}};
constexpr std::array<Place, 6> kOddHexSteps{{{-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, 0}, {1, 1}}};

std::span<const Place> steps_from(const Shape& shape, int row) {
  if (shape.grid != Grid::Hex) return kSquareSteps;
  return row % 2 == 0 ? kEvenHexSteps : kOddHexSteps;
}

// On a torus under three cells wide two steps can reach the
// same cell, or lead back home; each cell counts once and `from` not at all.
void append_neighbours(const Shape& shape, Place from, std::vector<Cell>& out) {
  const auto begin = static_cast<std::ptrdiff_t>(out.size());
  for (const Place step : steps_from(shape, from.row)) {
    Place to{from.row + step.row, from.col + step.col};
    if (shape.grid == Grid::Torus) {
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

Topology::Topology(const Shape& shape) {
  CHECK(shape.width > 0 && shape.height > 0);
  first_.reserve(static_cast<std::size_t>(shape.cells()) + 1);
  neighbours_.reserve(static_cast<std::size_t>(shape.cells()) * kMaxDegree);
  for (int index = 0; index < shape.cells(); ++index) {
    first_.push_back(static_cast<std::int32_t>(neighbours_.size()));
    append_neighbours(shape, shape.place(Cell{index}), neighbours_);
  }
  first_.push_back(static_cast<std::int32_t>(neighbours_.size()));
}

}  // namespace minewise
