#include "view/part_view.h"

#include <algorithm>

namespace minewise {
namespace {

template <class Shows>
View copy_with(const View& view, MineCount count, const Shows& shows, bool keeps_flags = true) {
  View part(view.topology_ptr(), view.rules(), count);
  for (const Cell cell : view.uncovered()) {
    switch (view.state(cell)) {
      case CellState::Open:
        part.open(cell, shows(cell) ? view.clue(cell) : Clue::withheld());
        break;
      case CellState::Mine:
        part.step_on(cell);
        break;
      case CellState::Flagged:
        if (keeps_flags) part.flag(cell);
        break;
      case CellState::Covered:
        break;
    }
  }
  part.promise({view.promised().begin(), view.promised().end()});
  return part;
}

}  // namespace

View with_clues(const View& view, std::span<const Cell> clues, MineCount count) {
  return copy_with(view, count, [&](Cell cell) { return std::ranges::binary_search(clues, cell); });
}

View without_clue(const View& view, Cell clue) {
  return copy_with(view, view.count(), [&](Cell cell) { return cell != clue; });
}

View without_flags(const View& view) {
  return copy_with(view, view.count(), [](Cell) { return true; }, false);
}

}  // namespace minewise
