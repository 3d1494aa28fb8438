#include "knowledge/component.h"

namespace minewise {
namespace {

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

void ComponentBuilder::start(int cells) {
  index_.assign(static_cast<std::size_t>(cells), kNone);
  supposed_.reset();
  broken_.clear();
}

bool ComponentBuilder::is_unknown(Cell cell, const Facts& facts) const {
  return !facts.is_known(cell) && cell != supposed_;
}

bool ComponentBuilder::shows_clue(Cell cell, const View& view) const {
  return view.is_open(cell) || cell == supposed_;
}

// A breadth-first search over clues: those taken in are also the queue.
bool ComponentBuilder::build(Cell seed, const View& view, const Facts& facts,
                             Component& component) {
  component.clear();
  found_.clear();
  touches_.clear();
  if (index_[seed.at()] == kNone) take_clue(seed, view, facts, component);
  if (component.clues.empty()) return false;
  for (std::size_t next = 0; next < component.clues.size(); ++next) {
    for (const Cell cell : view.topology().neighbours(component.clues[next].cell)) {
      if (is_unknown(cell, facts) && !is_built(cell)) take_cell(cell, view, facts, component);
    }
  }
  sort_into_regions(component);
  return true;
}

void ComponentBuilder::take_clue(Cell cell, const View& view, const Facts& facts,
                                 Component& component) {
  index_[cell.at()] = kSaysNothing;
  int unknown = 0, mines = 0;
  for (const Cell neighbour : view.topology().neighbours(cell)) {
    unknown += is_unknown(neighbour, facts);
    mines += facts.is_mine(neighbour);
  }
  ComponentClue clue{cell, unknown, 0, unknown, nullptr, {}};
  if (cell != supposed_) {
    const SumRange allowed = view.allowed_mines(cell);
    clue.least = std::max(0, allowed.least - mines);
    clue.most = std::min(unknown, allowed.most - mines);
    if (clue.least > clue.most) {
      broken_.push_back(cell);
      return;
    }
    if (allowed.least != allowed.most) {
      clue.weight =
          view.rules().clues->likelihood(view.clue(cell), view.topology().degree(cell)).data() +
          mines;
    }
    if (unknown == 0) return;
    if (clue.weight && is_flat(clue.weight, unknown)) return;
  }
  index_[cell.at()] = static_cast<std::int32_t>(component.clues.size());
  component.clues.push_back(clue);
}

void ComponentBuilder::take_cell(Cell cell, const View& view, const Facts& facts,
                                 Component& component) {
  index_[cell.at()] = 0;
  ShortList touched;
  for (const Cell neighbour : view.topology().neighbours(cell)) {
    if (!shows_clue(neighbour, view)) continue;
    if (index_[neighbour.at()] == kNone) take_clue(neighbour, view, facts, component);
    if (is_built(neighbour)) touched.add(index_[neighbour.at()]);
  }
  found_.push_back(cell);
  touches_.push_back(touched);
}

// Cells of one region touch the same clues, so a cell's region, if it exists, is among those of the
// first clue that the cell touches: at most eight to compare with.
void ComponentBuilder::sort_into_regions(Component& component) {
  region_.clear();
  for (const ShortList& touched : touches_) {
    ComponentClue& first = component.clues[static_cast<std::size_t>(touched.items[0])];
    auto region = std::find_if(first.regions.begin(), first.regions.end(), [&](int r) {
      return component.regions[static_cast<std::size_t>(r)].clues == touched;
    });
    int index =
        region == first.regions.end() ? static_cast<int>(component.regions.size()) : *region;
    if (region == first.regions.end()) {
      component.regions.push_back({0, 0, touched});
      for (const int clue : touched) {
        component.clues[static_cast<std::size_t>(clue)].regions.add(index);
      }
    }
    ++component.regions[static_cast<std::size_t>(index)].size;
    region_.push_back(index);
  }
  int first = 0;
  for (Region& region : component.regions) {
    region.first = first;
    first += region.size;
    region.size = 0;
  }
  component.cells.resize(found_.size());
  for (std::size_t i = 0; i < found_.size(); ++i) {
    Region& region = component.regions[static_cast<std::size_t>(region_[i])];
    component.cells[static_cast<std::size_t>(region.first + region.size++)] = found_[i];
  }
}

}  // namespace minewise
