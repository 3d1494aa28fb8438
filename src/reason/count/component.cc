#include "reason/count/component.h"

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
  touches_.clear();
  for (std::size_t next = 0; next < component.clues.size(); ++next) {
    for (const Cell cell : view.topology().neighbours(component.clues[next].cell)) {
      if (is_unknown(cell, facts) && !is_built(cell)) take_cell(cell, view, facts, component);
    }
  }
  sort_into_regions(component);
  return true;
}

// Most clues of a position with a past have nothing left to tell, so that is found out first.
void ComponentBuilder::take_clue(Cell cell, const View& view, const Facts& facts,
                                 Component& component) {
  index_[cell.at()] = kSaysNothing;
  const auto neighbours = view.topology().neighbours(cell);
  auto [unknown, mines] = facts.around(cell);
  if (supposed_ != kNoCell && !facts.is_known(supposed_)) {
    unknown -= static_cast<int>(std::ranges::count(neighbours, supposed_));
  }
  if (unknown == 0 && cell != supposed_) {
    const auto [least, most] = view.allowed_mines(cell);
    if (mines < least || mines > most) broken_.push_back(cell);
    return;
  }
  ComponentClue clue{cell, unknown, 0, unknown, nullptr, {}};
  if (cell != supposed_ && !read_clue(view, mines, clue)) return;
  index_[cell.at()] = static_cast<std::int32_t>(component.clues.size());
  component.clues.push_back(clue);
}

// Fills in what an open cell's clue says, with so many mines known around it. Returns false if that
// is nothing, or nonsense.
bool ComponentBuilder::read_clue(const View& view, int mines, ComponentClue& clue) {
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
    ComponentClue& first = component.clues[touched.items[0]];
    auto region = std::find_if(first.regions.begin(), first.regions.end(),
                               [&](int r) { return component.regions[r].clues == touched; });
    int index =
        region == first.regions.end() ? static_cast<int>(component.regions.size()) : *region;
    if (region == first.regions.end()) {
      component.regions.push_back({0, 0, touched});
      for (const int clue : touched) {
        component.clues[clue].regions.add(index);
      }
    }
    ++component.regions[index].size;
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
    Region& region = component.regions[region_[i]];
    component.cells[region.first + region.size++] = found_[i];
  }
}

}  // namespace minewise
