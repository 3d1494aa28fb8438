// The groups of a candidate: which cells they have, and what is known of each cell.
#include <algorithm>

#include "core/check.h"
#include "solver/look_ahead.h"

namespace minewise {

bool LookAhead::is_changed(const LookedAt& seen, int slot) const {
  return std::ranges::binary_search(rests_[seen.rest].changed, slot);
}

int LookAhead::group_of(int number, Cell cell) const {
  const LookedAt& seen = at(number);
  if (known_->facts().is_known(cell) || cell == seen.candidate.cell) return kNone;
  const int slot = posterior_->frontier().slot_of(cell);
  if (slot != Frontier::kInterior && !is_changed(seen, slot)) {
    return static_cast<int>(first_group_[slot]) + posterior_->frontier().region_of(cell);
  }
  for (std::size_t i = 0; i < seen.own_groups; ++i) {
    const int group = static_cast<int>(first_own_ + i);
    const auto cells = cells_of(number, group);
    if (std::ranges::find(cells, cell) != cells.end()) return group;
  }
  return 0;
}

// The last slot that begins at the group or before it, and so the one that has regions.
int LookAhead::slot_of_group(int group) const {
  const auto next = std::ranges::upper_bound(first_group_, static_cast<std::size_t>(group));
  return static_cast<int>(next - first_group_.begin()) - 1;
}

int LookAhead::group_size(int number, int group) const {
  if (group == 0) return at(number).interior_cells;
  return static_cast<int>(cells_of(number, group).size());
}

std::span<const Cell> LookAhead::cells_of(int number, int group) const {
  const LookedAt& seen = at(number);
  const auto index = static_cast<std::size_t>(group);
  CHECK(index > 0 && index < first_own_ + seen.own_groups);
  if (index >= first_own_) {
    const OwnRegion& own = own_[seen.first_own + index - first_own_];
    return std::span(own_cells_).subspan(own.first, static_cast<std::size_t>(own.size));
  }
  const int slot = slot_of_group(group);
  if (is_changed(seen, slot)) return {};
  const Component& component = posterior_->frontier().component(slot);
  return component.cells_of(component.regions[index - first_group_[slot]]);
}

double LookAhead::mine_probability(int number, int answer, Cell cell) const {
  const int group = group_of(number, cell);
  return group == kNone ? known_by_cell_[cell.at()] : probabilities(number, answer)[group];
}

void LookAhead::spread(int number, int answer, std::span<double> by_cell) const {
  const LookedAt& seen = at(number);
  const std::span<const double> groups = probabilities(number, answer);
  std::ranges::copy(known_by_cell_, by_cell.begin());
  const auto put = [&](std::span<const Cell> cells, double probability) {
    for (const Cell cell : cells) by_cell[cell.at()] = probability;
  };
  const Frontier& frontier = posterior_->frontier();
  const Rest& rest = rests_[seen.rest];
  // What was in a component that changed and is in none now belongs to the interior.
  put(interior_, groups[0]);
  for (const int slot : rest.changed) put(frontier.component(slot).cells, groups[0]);
  for (const int slot : rest.unchanged) {
    const Component& component = frontier.component(slot);
    std::size_t group = first_group_[slot];
    for (const Region& region : component.regions) put(component.cells_of(region), groups[group++]);
  }
  for (std::size_t i = 0; i < seen.own_groups; ++i) {
    const OwnRegion& own = own_[seen.first_own + i];
    put(std::span(own_cells_).subspan(own.first, static_cast<std::size_t>(own.size)),
        groups[first_own_ + i]);
  }
  by_cell[seen.candidate.cell.at()] = 0;
}

}  // namespace minewise
