#include "solver/count/frontier.h"

#include <algorithm>
#include <utility>

#include "core/hot.h"

namespace minewise {

namespace {

// The region of the cells that touch these clues, which is added if it is new. If it exists, it is
// among those of the first of these clues: at most eight to compare with.
int find_or_add_region(const ShortList& touched, Component& component) {
  for (const int region : component.clues[touched.items[0]].regions) {
    if (component.regions[region].clues == touched) return region;
  }
  const int added = static_cast<int>(component.regions.size());
  component.regions.push_back({0, 0, touched});
  for (const int clue : touched) component.clues[clue].regions.add(added);
  return added;
}

// Whether all numbers of mines from 0 to `size` are equally likely.
bool is_flat(const double* weight, int size) {
  return std::all_of(weight, weight + size + 1, [&](double w) { return w == weight[0]; });
}

}  // namespace

void Component::clear() {
  clues.clear();
  regions.clear();
  cells.clear();
}

bool is_upper_bound(const Component& component) {
  return std::ranges::all_of(component.clues, [](const ComponentClue& clue) {
    return clue.weight != nullptr && clue.least == 0 &&
           (clue.most == 0 || clue.weight[1] >= clue.weight[0]);
  });
}

void ComponentBuilder::start(int cells) {
  index_.assign(static_cast<std::size_t>(cells), kNone);
  supposed_ = kNoCell;
  broken_.clear();
}

// A breadth-first search over clues: those taken in are also the queue.
bool ComponentBuilder::build(Cell seed, const View& view, const Facts& facts,
                             Component& component) {
  if (index_[seed.at()] != kNone) return false;
  component.clear();
  take_clue(seed, view, facts, component);
  if (component.clues.empty()) return false;
  found_.clear();
  for (std::size_t next = 0; next < component.clues.size(); ++next) {
    facts.for_each_unknown_around(component.clues[next].cell, [&](Cell cell) {
      if (cell != supposed_ && !is_built(cell)) take_cell(cell, view, facts, component);
    });
  }
  sort_by_region(component);
  return true;
}

// Fills in what an open cell's clue says, with so many mines known around it. Returns false if that
// is nothing, or nonsense.
MINEWISE_HOT inline bool ComponentBuilder::read_clue(const View& view, int mines,
                                                     ComponentClue& clue) {
  const SumRange allowed = view.allowed_mines(clue.cell);
  clue.least = std::max(0, allowed.least - mines);
  clue.most = std::min(clue.size, allowed.most - mines);
  if (clue.least > clue.most) {
    broken_.push_back(clue.cell);
    return false;
  }
  if (reading_ == ClueReading::Bounds) return clue.least > 0 || clue.most < clue.size;
  if (allowed.least == allowed.most) return true;
  const int degree = view.topology().degree(clue.cell);
  clue.weight = view.rules().clues->likelihood(view.clue(clue.cell), degree).data() + mines;
  return !is_flat(clue.weight, clue.size);
}

void ComponentBuilder::take_clue(Cell cell, const View& view, const Facts& facts,
                                 Component& component) {
  index_[cell.at()] = kSaysNothing;
  const auto neighbours = view.topology().neighbours(cell);
  auto [unknown, mines] = facts.around(cell);
  if (supposed_ != kNoCell && !facts.is_known(supposed_)) {
    unknown -= static_cast<int>(std::ranges::count(neighbours, supposed_));
  }
  if (unknown == 0 && cell != supposed_) return check_done(cell, mines, view);
  ComponentClue clue{cell, unknown, 0, unknown, nullptr, {}};
  if (cell != supposed_ && !read_clue(view, mines, clue)) return;
  index_[cell.at()] = static_cast<std::int32_t>(component.clues.size());
  component.clues.push_back(clue);
}

void ComponentBuilder::take_cell(Cell cell, const View& view, const Facts& facts,
                                 Component& component) {
  index_[cell.at()] = kCell;
  ShortList touched;
  const auto touch = [&](Cell clue) {
    const std::int32_t& index = index_[clue.at()];
    if (index == kNone) take_clue(clue, view, facts, component);
    if (index >= 0) touched.add(index);
  };
  if (supposed_ == kNoCell) {
    view.for_each_open_around(cell, touch);
  } else {
    for (const Cell near : view.topology().neighbours(cell)) {
      if (view.is_open(near) || near == supposed_) touch(near);
    }
  }
  const int region = find_or_add_region(touched, component);
  ++component.regions[region].size;
  found_.push_back({cell, region});
}

// Lays the cells that were found region by region. Until then, a region's `first` is not set.
void ComponentBuilder::sort_by_region(Component& component) const {
  int next = 0;
  for (Region& region : component.regions) {
    region.first = next;
    next += region.size;
    region.size = 0;
  }
  component.cells.resize(found_.size());
  for (const auto& [cell, index] : found_) {
    Region& region = component.regions[index];
    component.cells[region.first + region.size++] = cell;
  }
}

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
