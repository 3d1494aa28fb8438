#include "play/replay/bbbv.h"

#include <vector>

namespace minewise {

int bbbv_of(const Layout& layout, const Topology& topology) {
  const auto cells = static_cast<std::size_t>(layout.cells());
  std::vector<bool> touches_mine(cells, false), is_done(cells, false);
  layout.for_each_mine([&](Cell mine) {
    touches_mine[mine.at()] = is_done[mine.at()] = true;
    for (const Cell near : topology.neighbours(mine)) touches_mine[near.at()] = true;
  });
  int clicks = 0;
  std::vector<Cell> opening;
  for (int index = 0; index < layout.cells(); ++index) {
    if (touches_mine[Cell{index}.at()] || is_done[Cell{index}.at()]) continue;
    ++clicks;
    is_done[Cell{index}.at()] = true;
    for (opening.assign(1, Cell{index}); !opening.empty();) {
      const Cell cell = opening.back();
      opening.pop_back();
      if (touches_mine[cell.at()]) continue;
      for (const Cell near : topology.neighbours(cell)) {
        if (is_done[near.at()]) continue;
        is_done[near.at()] = true;
        opening.push_back(near);
      }
    }
  }
  for (const bool is_open : is_done) clicks += !is_open;
  return clicks;
}

}  // namespace minewise
