#include "solver/neighbour_counts.h"

namespace minewise {

std::vector<NeighbourCounts> count_neighbours(const View& view) {
  std::vector<NeighbourCounts> counts(static_cast<std::size_t>(view.cells()));
  for (int index = 0; index < view.cells(); ++index) {
    NeighbourCounts& count = counts[Cell{index}.at()];
    for (const Cell near : view.topology().neighbours(Cell{index})) {
      count.hidden += view.is_covered(near);
      count.safe += view.is_open(near);
      count.mines += !view.is_covered(near) && !view.is_open(near);
    }
  }
  return counts;
}

}  // namespace minewise
