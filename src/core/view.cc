#include "core/view.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace minewise {

View::View(TopologyPtr topology, Rules rules, MineCount count)
    : topology_(std::move(topology)), rules_(std::move(rules)) {
  restart(count);
}

void View::restart(MineCount count) {
  const auto cells = static_cast<std::size_t>(topology_->cells());
  count_ = count;
  state_.assign(*topology_, std::to_underlying(CellState::Covered));
  clue_.assign(cells, Clue::withheld());
  promised_.clear();
  order_.resize(cells);
  place_.resize(cells);
  std::iota(place_.begin(), place_.end(), 0);
  std::ranges::transform(place_, order_.begin(), [](std::int32_t index) { return Cell{index}; });
  uncovered_ = 0;
}

void View::go_back(std::size_t uncovered) {
  MINEWISE_CHECK(uncovered <= uncovered_);
  for (const Cell cell : this->uncovered().subspan(uncovered)) {
    state_[cell] = std::to_underlying(CellState::Covered);
  }
  uncovered_ = uncovered;
}

namespace {

// Brings cells and promises of a view into a new one; where it does not show a clue, none.
template <class Shows>
void copy_cells(const View& view, const Shows& shows, bool keeps_flags, View& copy) {
  for (const Cell cell : view.uncovered()) {
    switch (view.state(cell)) {
      case CellState::Open:
        copy.open(cell, shows(cell) ? view.clue(cell) : Clue::withheld());
        break;
      case CellState::Mine:
        copy.step_on(cell);
        break;
      case CellState::Flagged:
        if (keeps_flags) copy.flag(cell);
        break;
      case CellState::Covered:
        break;
    }
  }
  copy.promise({view.promised().begin(), view.promised().end()});
}

template <class Shows>
View copy_with(const View& view, MineCount count, const Shows& shows, bool keeps_flags = true) {
  View part(view.topology_ptr(), view.rules(), count);
  copy_cells(view, shows, keeps_flags, part);
  return part;
}

// A view of the same board, under rules by which no game is over as long as a cell is covered.
View blank_without_end(const View& view) {
  Rules rules = view.rules();
  rules.ruleset = Ruleset::Survival;
  return View(view.topology_ptr(), rules, view.count());
}

}  // namespace

View with_clues(const View& view, std::span<const Cell> clues, MineCount count) {
  return copy_with(view, count, [&](Cell cell) { return std::ranges::binary_search(clues, cell); });
}

View without_clue(const View& view, Cell clue) {
  return copy_with(view, view.count(), [&](Cell cell) { return cell != clue; });
}

View with_opened(const View& view, Cell cell, Clue clue) {
  View opened = blank_without_end(view);
  copy_cells(view, [](Cell) { return true; }, true, opened);
  opened.open(cell, clue);
  return opened;
}

View without_flags(const View& view) {
  return copy_with(view, view.count(), [](Cell) { return true; }, false);
}

View under_rules(const View& view, const Rules& rules) {
  View other(view.topology_ptr(), rules, view.count());
  copy_cells(view, [](Cell) { return true; }, true, other);
  return other;
}

View as_it_ended(const View& view) {
  View ended = blank_without_end(view);
  copy_cells(view, [](Cell) { return true; }, false, ended);
  return ended;
}

}  // namespace minewise
