#include "core/layout.h"

namespace minewise {

int mines_around(const Layout& layout, const Topology& topology, Cell cell) {
  int mines = 0;
  for (const Cell neighbour : topology.neighbours(cell)) mines += layout.has_mine(neighbour);
  return mines;
}

}  // namespace minewise
