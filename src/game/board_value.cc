#include "game/board_value.h"

#include <vector>

namespace minewise {
namespace {

// Counts the groups of lone cells that touch one another.
int count_islands(const Openings& openings) {
  const int cells = openings.topology().cells();
  std::vector<bool> seen(static_cast<std::size_t>(cells), false);
  std::vector<Cell> waiting;
  const auto visit = [&](Cell cell) {
    if (seen[cell.at()] || !openings.is_lone(cell)) return false;
    seen[cell.at()] = true;
    waiting.push_back(cell);
    return true;
  };
  int islands = 0;
  for (Cell cell{0}; cell.index < cells; ++cell.index) {
    islands += visit(cell);
    while (!waiting.empty()) {
      const Cell from = waiting.back();
      waiting.pop_back();
      for (const Cell near : openings.topology().neighbours(from)) visit(near);
    }
  }
  return islands;
}

}  // namespace

int count_3bv(const Openings& openings) {
  int clicks = openings.count();
  for (Cell cell{0}; cell.index < openings.topology().cells(); ++cell.index) {
    clicks += openings.is_lone(cell);
  }
  return clicks;
}

int count_3bv(const Layout& layout, const Topology& topology) {
  return count_3bv(Openings(layout, topology));
}

BoardValue board_value(const Openings& openings) {
  BoardValue value{count_3bv(openings), openings.count(), count_islands(openings), {}};
  for (Cell cell{0}; cell.index < openings.topology().cells(); ++cell.index) {
    if (openings.is_mine(cell)) continue;
    ++value.numbers[static_cast<std::size_t>(openings.number(cell))];
  }
  return value;
}

BoardValue board_value(const Layout& layout, const Topology& topology) {
  return board_value(Openings(layout, topology));
}

}  // namespace minewise
