#include "search/layout_table.h"

#include <algorithm>

#include <utility>

#include "core/check.h"

namespace minewise {
namespace {

std::vector<Cell> all_cells(const Topology& topology) {
  std::vector<Cell> cells;
  for (int index = 0; index < topology.cells(); ++index) cells.push_back(Cell{index});
  return cells;
}

// Adds every way to lay `left` more mines in the cells from `next` on.
void lay(LayoutTable& table, const Layout& layout, int next, int left) {
  if (left == 0) {
    table.add(layout);
    return;
  }
  for (int cell = next; cell + left <= layout.cells(); ++cell) {
    Layout more = layout;
    more.place_mine(Cell{cell});
    lay(table, more, cell + 1, left - 1);
  }
}

}  // namespace

LayoutTable::LayoutTable(TopologyPtr topology, std::vector<Cell> cells)
    : topology_(std::move(topology)), cells_(std::move(cells)) {}

void LayoutTable::add(const Layout& layout) {
  for (const Cell cell : cells_) {
    const bool mine = layout.has_mine(cell);
    answers_.push_back(mine ? kMine : static_cast<Answer>(mines_around(layout, *topology_, cell)));
  }
  mines_.push_back(layout.mines());
}

void LayoutTable::keep_rows(const std::function<bool(int mines)>& is_possible) {
  std::size_t kept = 0;
  for (std::size_t row = 0; row < rows(); ++row) {
    if (!is_possible(mines(row))) continue;
    const auto first = answers_.begin() + static_cast<std::ptrdiff_t>(row * columns());
    std::copy(first, first + static_cast<std::ptrdiff_t>(columns()),
              answers_.begin() + static_cast<std::ptrdiff_t>(kept * columns()));
    mines_[kept++] = mines_[row];
  }
  mines_.resize(kept);
  answers_.resize(kept * columns());
}

LayoutTable every_layout(const TopologyPtr& topology, int mines) {
  CHECK(mines >= 0 && mines <= topology->cells());
  LayoutTable table(topology, all_cells(*topology));
  lay(table, Layout(topology->cells()), 0, mines);
  return table;
}

}  // namespace minewise
