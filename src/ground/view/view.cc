#include "ground/view/view.h"

#include <numeric>
#include <utility>

#include "ground/base/check.h"

namespace minewise {

View::View(TopologyPtr topology, Rules rules, MineCount count)
    : topology_(std::move(topology)), rules_(std::move(rules)), count_(count) {
  const auto cells = static_cast<std::size_t>(topology_->cells());
  state_.assign(cells, CellState::Covered);
  clue_.assign(cells, Clue::withheld());
  place_.resize(cells);
  std::iota(place_.begin(), place_.end(), 0);
  order_.reserve(cells);
  for (const std::int32_t index : place_) order_.push_back(Cell{index});
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
