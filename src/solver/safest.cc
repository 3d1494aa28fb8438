#include "solver/safest.h"

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

// The best of cells that are equally safe, and what told it from the others.
class Ties {
 public:
  void add(int clues, int degree, Cell cell) {
    ++cells_;
    if (cells_ > 1) tie_ = std::min(tie_, first_difference(clues, degree));
    best_ = std::min(best_, Rank{-clues, degree, cell});
  }

  bool is_empty() const { return cells_ == 0; }

  // With `others` that are next to no clue, and as safe.
  Safest best(int others) const {
    return {std::get<Cell>(best_), cells_ + others - 1, others > 0 ? TieRule::MostClues : tie_};
  }

 private:
  using Rank = std::tuple<int, int, Cell>;  // the least is best

  TieRule first_difference(int clues, int degree) const {
    if (-clues != std::get<0>(best_)) return TieRule::MostClues;
    return degree != std::get<1>(best_) ? TieRule::FewestNeighbours : TieRule::First;
  }

  Rank best_{1, 0, Cell{}};
  int cells_ = 0;
  TieRule tie_ = TieRule::First;
};

// The frontier's cells with at most this probability.
Ties safest_of_frontier(const View& view, Posterior& posterior, double most) {
  Ties ties;
  if (posterior.is_propagated()) {
    for (const Cell cell : posterior.propagation().up_to(most)) {
      if (!view.is_covered(cell)) continue;
      ties.add(posterior.propagation().clues_around(cell), view.topology().degree(cell), cell);
    }
    return ties;
  }
  const Frontier& frontier = posterior.frontier();
  for (const int slot : posterior.slots_up_to(most)) {
    const Component& component = frontier.component(slot);
    for (std::size_t r = 0; r < component.regions.size(); ++r) {
      if (posterior.mine_probability(slot, static_cast<int>(r)) > most) continue;
      const Region& region = component.regions[r];
      for (const Cell cell : component.cells_of(region)) {
        if (!view.is_covered(cell)) continue;  // flagged on belief
        ties.add(region.clues.count, view.topology().degree(cell), cell);
      }
    }
  }
  return ties;
}

// The first of the interior's cells with fewest neighbours. Cells are looked up only if they may be
// better, or may be the first to have more neighbours.
std::optional<Safest> safest_of_interior(const View& view, const Posterior& posterior) {
  constexpr int kNone = std::numeric_limits<int>::max();
  Cell best;
  int least = kNone, most = 0;
  for (const Cell cell : view.covered()) {
    const int degree = view.topology().degree(cell);
    if (degree == least && best.index < cell.index) continue;  // nearly always
    const bool is_better = degree <= least;
    if ((!is_better && degree <= most) || !posterior.is_interior(cell)) continue;
    most = std::max(most, degree);
    if (!is_better) continue;
    best = cell;
    least = degree;
  }
  if (least == kNone) return std::nullopt;
  return Safest{best, posterior.interior_cells() - 1,
                most > least ? TieRule::FewestNeighbours : TieRule::First};
}

// The same cell by cell, where the safest of all are flagged on belief.
Cell safest_of_covered(const View& view, Posterior& posterior) {
  return *std::ranges::min_element(view.covered(), {}, [&](Cell cell) {
    return std::pair(posterior.mine_probability(cell), cell);
  });
}

}  // namespace

Safest find_safest(Knowledge& known) {
  const View& view = known.view();
  Posterior& posterior = known.posterior();
  const double most = least_probability(posterior) + kTiedProbability;
  const int interior = posterior.interior_cells();
  if (const Ties ties = safest_of_frontier(view, posterior, most); !ties.is_empty()) {
    const bool is_tied = interior > 0 && posterior.interior_probability() <= most;
    return ties.best(is_tied ? interior : 0);
  }
  const bool is_interior = interior > 0 && posterior.interior_probability() <= most;
  if (is_interior || view.rules().flags == FlagRule::Certain) {
    if (const auto safest = safest_of_interior(view, posterior)) return *safest;
  }
  if (view.rules().flags == FlagRule::Believed) return {safest_of_covered(view, posterior)};
  return {view.covered().front()};  // all that is left is known
}

Cell safest_cell(Knowledge& known) {
  return find_safest(known).cell;
}

namespace {

// Whether a cell and all cells up to `rings` - 1 steps away have all the neighbours that a cell can
// have.
bool has_rings(const Topology& topology, Cell cell, int full, int rings) {
  if (rings == 0) return true;
  if (topology.degree(cell) < full) return false;
  return std::ranges::all_of(topology.neighbours(cell),
                             [&](Cell near) { return has_rings(topology, near, full, rings - 1); });
}

}  // namespace

Cell opening_cell(const View& view) {
  const Topology& topology = view.topology();
  int full = 0;
  for (int index = 0; index < view.cells(); ++index) {
    full = std::max(full, topology.degree(Cell{index}));
  }
  for (int rings = 3; rings > 0; --rings) {
    for (int index = 0; index < view.cells(); ++index) {
      if (has_rings(topology, Cell{index}, full, rings)) return Cell{index};
    }
  }
  return Cell{0};
}

}  // namespace minewise
