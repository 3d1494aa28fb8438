#include "ground/view/view.h"

#include <utility>

#include "ground/base/check.h"

namespace minewise {

View::View(TopologyPtr topology, Rules rules, MineCount count)
    : topology_(std::move(topology)), rules_(std::move(rules)) {
  restart(count);
}

void View::restart(MineCount count) {
  const auto cells = static_cast<std::size_t>(topology_->cells());
  count_ = count;
  state_.assign(cells, CellState::Covered);
  clue_.assign(cells, Clue::withheld());
  promised_.clear();
  order_.resize(cells);
  place_.resize(cells);
  for (std::int32_t index = 0; index < topology_->cells(); ++index) {
    order_[Cell{index}.at()] = Cell{index};
    place_[Cell{index}.at()] = index;
  }
  uncovered_ = 0;
}

void View::open(Cell cell, Clue clue) {
  uncover(cell, CellState::Open);
  clue_[cell.at()] = clue;
}

void View::step_on(Cell cell) {
  uncover(cell, CellState::Mine);
}

void View::flag(Cell cell) {
  uncover(cell, CellState::Flagged);
}

// The cell changes places with the first covered one and becomes the last uncovered one.
void View::uncover(Cell cell, CellState state) {
  CHECK(is_covered(cell));
  state_[cell.at()] = state;
  const Cell first_covered = order_[uncovered_];
  const auto place = static_cast<std::size_t>(place_[cell.at()]);
  std::swap(order_[uncovered_], order_[place]);
  std::swap(place_[first_covered.at()], place_[cell.at()]);
  ++uncovered_;
}

}  // namespace minewise
