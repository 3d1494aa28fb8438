#include "infer/clash.h"

#include <algorithm>

namespace minewise {
namespace {

// The view with only some of its clues, and the others withheld.
View with_clues(const View& view, const std::vector<Cell>& clues, bool with_count) {
  View part(view.topology_ptr(), view.rules(), with_count ? view.count() : UnknownCount{});
  for (const Cell cell : view.uncovered()) {
    switch (view.state(cell)) {
      case CellState::Open:
        part.open(cell,
                  std::ranges::binary_search(clues, cell) ? view.clue(cell) : Clue::withheld());
        break;
      case CellState::Mine:
        part.step_on(cell);
        break;
      case CellState::Flagged:
        part.flag(cell);
        break;
      case CellState::Covered:
        break;
    }
  }
  return part;
}

bool clash(const View& view, const std::vector<Cell>& clues, bool with_count) {
  const View part = with_clues(view, clues, with_count);
  Facts facts;
  facts.start(part);
  facts.observe(part);
  Posterior posterior;
  posterior.start(part);
  posterior.update(part, facts);
  return !posterior.is_possible();
}

std::vector<Cell> all_clues(const View& view) {
  std::vector<Cell> clues;
  for (const Cell cell : view.uncovered()) {
    if (view.is_open(cell)) clues.push_back(cell);
  }
  std::ranges::sort(clues);
  return clues;
}

// Where to begin: a clue that is wrong by itself, or the clues of a component without arrangement.
std::vector<Cell> suspects(const View& view) {
  Facts facts;
  facts.start(view);
  facts.observe(view);
  Posterior posterior;
  posterior.start(view);
  posterior.update(view, facts);
  if (!posterior.frontier().broken().empty()) return {posterior.frontier().broken().front()};
  for (int slot = 0; slot < posterior.frontier().slots(); ++slot) {
    const Component& component = posterior.frontier().component(slot);
    if (component.clues.empty() || !posterior.counted(slot).total().is_zero()) continue;
    std::vector<Cell> clues;
    for (const ComponentClue& clue : component.clues) clues.push_back(clue.cell);
    std::ranges::sort(clues);
    return clues;
  }
  return all_clues(view);
}

}  // namespace

Clash find_clash(const View& view) {
  std::vector<Cell> clues = suspects(view);
  const bool takes_count = !clash(view, clues, false);
  for (std::size_t group = std::max<std::size_t>(1, clues.size() / 2);; group = (group + 1) / 2) {
    for (std::size_t at = 0; at < clues.size();) {
      std::vector<Cell> fewer = clues;
      const auto begin = fewer.begin() + static_cast<std::ptrdiff_t>(at);
      fewer.erase(begin, begin + static_cast<std::ptrdiff_t>(std::min(group, clues.size() - at)));
      if (clash(view, fewer, takes_count)) {
        clues = std::move(fewer);
      } else {
        at += group;
      }
    }
    if (group == 1) break;
  }
  return {std::move(clues), takes_count};
}

}  // namespace minewise
