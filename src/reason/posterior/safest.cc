#include "reason/posterior/safest.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <tuple>

namespace minewise {
namespace {

double least_probability(Posterior& posterior) {
  const double least = posterior.least_in_frontier();
  return posterior.interior_cells() > 0 ? std::min(least, posterior.interior_probability()) : least;
}

// The best of the frontier's cells with at most this probability.
std::optional<Cell> best_of_frontier(const View& view, Posterior& posterior, double most) {
  using Rank = std::tuple<int, int, Cell>;  // the least is best
  constexpr Rank kWorst{1, 0, Cell{}};
  Rank best = kWorst;
  const Frontier& frontier = posterior.frontier();
  for (const int slot : posterior.slots_up_to(most)) {
    const Component& component = frontier.component(slot);
    for (std::size_t r = 0; r < component.regions.size(); ++r) {
      if (posterior.mine_probability(slot, static_cast<int>(r)) > most) continue;
      const Region& region = component.regions[r];
      for (const Cell cell : component.cells_of(region)) {
        best = std::min(best, Rank{-region.clues.count, view.topology().degree(cell), cell});
      }
    }
  }
  if (best == kWorst) return std::nullopt;
  return std::get<Cell>(best);
}

std::optional<Cell> best_of_interior(const View& view, const Posterior& posterior) {
  std::optional<Cell> best;
  const auto rank = [&](Cell cell) { return std::pair(view.topology().degree(cell), cell); };
  for (const Cell cell : view.covered()) {
    if ((!best || rank(cell) < rank(*best)) && posterior.is_interior(cell)) best = cell;
  }
  return best;
}

}  // namespace

Cell safest_cell(Knowledge& known) {
  const View& view = known.view();
  Posterior& posterior = known.posterior();
  const double most = least_probability(posterior) + kTiedProbability;
  if (const auto cell = best_of_frontier(view, posterior, most)) return *cell;
  if (const auto cell = best_of_interior(view, posterior)) return *cell;
  return view.covered().front();  // all that is left is known
}

}  // namespace minewise
