#include "ground/board/layout.h"

#include "ground/base/check.h"

namespace minewise {

void Layout::place_mine(Cell cell) {
  CHECK(!has_mine(cell));
  mine_[cell.at()] = true;
  ++mines_;
}

void Layout::take_mine(Cell cell) {
  CHECK(has_mine(cell));
  mine_[cell.at()] = false;
  --mines_;
}

int mines_around(const Layout& layout, const Topology& topology, Cell cell) {
  int mines = 0;
  for (const Cell neighbour : topology.neighbours(cell)) mines += layout.has_mine(neighbour);
  return mines;
}

}  // namespace minewise
