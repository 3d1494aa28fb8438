#include "solver/opening.h"

#include <algorithm>

namespace minewise {
namespace {

// Whether a cell and all cells up to `rings` - 1 steps away have all the neighbours that a cell can
// have.
bool has_rings(const Topology& topology, Cell cell, int full, int rings) {
  if (rings == 0) return true;
  if (topology.degree(cell) < full) return false;
  return std::ranges::all_of(topology.neighbours(cell),
                             [&](Cell near) { return has_rings(topology, near, full, rings - 1); });
}

}  // namespace

Cell opening_cell(const View& view) {
  const Topology& topology = view.topology();
  int full = 0;
  for (int index = 0; index < view.cells(); ++index) {
    full = std::max(full, topology.degree(Cell{index}));
  }
  for (int rings = 3; rings > 0; --rings) {
    for (int index = 0; index < view.cells(); ++index) {
      if (has_rings(topology, Cell{index}, full, rings)) return Cell{index};
    }
  }
  return Cell{0};
}

}  // namespace minewise
