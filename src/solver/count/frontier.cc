#include "solver/count/frontier.h"

#include <algorithm>
#include <utility>

#include "core/hot.h"

namespace minewise {

void Frontier::start(const View& view) {
  builder_.start(view.cells());
  for (int slot = 0; slot < slots(); ++slot) at(slot).component.clear();
  slots_in_use_ = 0;
  empty_slots_.clear();
  where_.assign(static_cast<std::size_t>(view.cells()), Where{});
  is_built_in_.assign(view.topology(), false);
  changed_.clear();
  disturbed_.clear();
  frontier_cells_ = 0;
  opened_seen_ = 0;
  known_seen_ = 0;
}

// A new clue changes the component that it was a cell of and those of the cells it touches, and may
// join several.
MINEWISE_HOT inline void Frontier::join(Cell clue, const View& view) {
  if (slot_of(clue) != kInterior) dissolve(slot_of(clue));
  builder_.forget(clue);
  disturbed_.push_back(clue);
  is_built_in_.for_each_odd_around(clue, view.topology(), [&](Cell cell) {
    if (slot_of(cell) != kInterior && !view.is_open(cell)) dissolve(slot_of(cell));
  });
}

void Frontier::update(const View& view, const Facts& facts) {
  changed_.clear();
  opened_seen_ == 0 ? build_all(view, facts) : take_apart(view, facts);
  opened_seen_ = view.uncovered().size();
  known_seen_ = facts.known().size();
  // Only now, when all that is to be taken apart has been, can anything be put together again.
  for (const Cell clue : disturbed_) {
    if (!builder_.dismiss(clue, view, facts)) settle(clue, view, facts);
  }
  disturbed_.clear();
  std::ranges::sort(changed_);
  changed_.erase(std::unique(changed_.begin(), changed_.end()), changed_.end());
}

// Where no clue was seen before, there is nothing to take apart. Most clues of a position with a
// past have nothing left to tell.
void Frontier::build_all(const View& view, const Facts& facts) {
  for (const Cell cell : view.uncovered()) {
    if (!view.is_open(cell) || builder_.dismiss(cell, view, facts)) continue;
    settle(cell, view, facts);
  }
}

void Frontier::take_apart(const View& view, const Facts& facts) {
  for (const Cell cell : view.uncovered().subspan(opened_seen_)) {
    if (view.is_open(cell)) join(cell, view);
  }
  // Whatever clue says anything about a cell is in the cell's component.
  for (const Cell cell : facts.known().subspan(known_seen_)) {
    if (slot_of(cell) != kInterior) dissolve(slot_of(cell));
  }
}

// Takes a component apart; each of its clues will have to find its place again.
void Frontier::dissolve(int slot) {
  Component& component = at(slot).component;
  for (const ComponentClue& clue : component.clues) {
    where_[clue.cell.at()] = {};
    builder_.forget(clue.cell);
    disturbed_.push_back(clue.cell);
  }
  for (const Cell cell : component.cells) {
    where_[cell.at()] = {};
    is_built_in_[cell] = false;
    builder_.forget(cell);
  }
  frontier_cells_ -= static_cast<int>(component.cells.size());
  component.clear();
  at(slot).version = ++versions_;
  changed_.push_back(slot);
  empty_slots_.push_back(slot);
}

void Frontier::settle(Cell clue, const View& view, const Facts& facts) {
  if (empty_slots_.empty()) {
    empty_slots_.push_back(slots_in_use_++);
    if (slots_.size() < static_cast<std::size_t>(slots_in_use_)) slots_.emplace_back();
  }
  const int slot = empty_slots_.back();
  Component& component = at(slot).component;
  if (!builder_.build(clue, view, facts, component)) return;
  empty_slots_.pop_back();
  at(slot).version = ++versions_;
  changed_.push_back(slot);
  for (const ComponentClue& each : component.clues) where_[each.cell.at()] = {slot, 0};
  for (std::size_t r = 0; r < component.regions.size(); ++r) {
    for (const Cell cell : component.cells_of(component.regions[r])) {
      where_[cell.at()] = {slot, static_cast<std::int32_t>(r)};
      is_built_in_[cell] = true;
    }
  }
  frontier_cells_ += static_cast<int>(component.cells.size());
}

}  // namespace minewise
