#include "reason/analyze/clash.h"

#include <algorithm>

#include "ground/view/altered_view.h"

namespace minewise {
namespace {

constexpr std::int64_t kMostWork = 20'000'000;  // cells looked at, all tries together

bool clash(const View& view, const std::vector<Cell>& clues, bool with_count) {
  const View part = with_clues(view, clues, with_count ? view.count() : UnknownCount{});
  return !Knowledge(part, by_counting({})).posterior().is_possible();
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
  const Knowledge known(view, by_counting({}));
  const Posterior& posterior = known.posterior();
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
  std::int64_t work = kMostWork;
  for (std::size_t group = std::max<std::size_t>(1, clues.size() / 2);; group = (group + 1) / 2) {
    for (std::size_t at = 0; at < clues.size() && work > 0;) {
      work -= view.cells();
      std::vector<Cell> fewer = clues;
      const auto begin = fewer.begin() + static_cast<std::ptrdiff_t>(at);
      fewer.erase(begin, begin + static_cast<std::ptrdiff_t>(std::min(group, clues.size() - at)));
      if (clash(view, fewer, takes_count)) {
        clues = std::move(fewer);
      } else {
        at += group;
      }
    }
    if (group == 1 || work <= 0) break;
  }
  return {std::move(clues), takes_count};
}

}  // namespace minewise
