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

}  // namespace minewise
