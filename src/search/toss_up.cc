#include "search/toss_up.h"

#include <algorithm>
#include <span>

namespace minewise {
namespace {

bool touch(const Topology& topology, Cell a, Cell b) {
  return std::ranges::any_of(topology.neighbours(a), [&](Cell near) { return near == b; });
}

// Whether another cell, once it is open, counts all of these cells or none.
bool touches_all(const Topology& topology, Cell other, std::span<const Cell> cells) {
  return std::ranges::all_of(
      cells, [&](Cell cell) { return cell == other || touch(topology, cell, other); });
}

bool can_never_be_told_apart(std::span<const Cell> cells, const Knowledge& known) {
  const Topology& topology = known.view().topology();
  return std::ranges::all_of(cells, [&](Cell cell) {
    bool is_so = cells.size() == 2 || touches_all(topology, cell, cells);
    known.facts().for_each_unknown_around(cell, [&](Cell other) {
      const bool is_one = std::ranges::find(cells, other) != cells.end();
      is_so = is_so && (is_one || touches_all(topology, other, cells));
    });
    return is_so;
  });
}

// Whether the clue alone says how many mines are in its cells, and no other clue knows better.
bool is_about_one_region(const ComponentClue& clue) {
  return clue.regions.count == 1 && clue.least == clue.most && clue.most > 0 &&
         clue.most < clue.size;
}

}  // namespace

std::optional<Cell> find_toss_up(const Knowledge& known) {
  const Frontier& frontier = known.posterior().frontier();
  for (int slot = 0; slot < frontier.slots(); ++slot) {
    const Component& component = frontier.component(slot);
    for (const ComponentClue& clue : component.clues) {
      if (!is_about_one_region(clue)) continue;
      const auto cells = component.cells_of(component.regions[*clue.regions.begin()]);
      if (can_never_be_told_apart(cells, known)) return cells.front();
    }
  }
  return std::nullopt;
}

}  // namespace minewise
