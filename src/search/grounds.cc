#include "search/grounds.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "core/view.h"
#include "search/endgame.h"
#include "solver/knowledge.h"

namespace minewise {
namespace {

// Nothing where it is not as exact as it has to be.
std::optional<double> probability_without(const View& view, Cell clue, Cell cell, bool by_all_means,
                                          bool must_be_exact) {
  const View without = without_clue(view, clue);
  Knowledge known(without, by_all_means ? by_every_engine() : by_exact(kSmallBudget));
  if (must_be_exact && !known.posterior().is_exact()) return std::nullopt;
  return known.posterior().mine_probability(cell);
}

// How many clues are looked at: each costs an analysis.
std::size_t clues_asked(const View& view, bool is_small) {
  constexpr int kMostCells = 1 << 19;
  const int asked = kMostCells / std::max(1, view.cells());
  return static_cast<std::size_t>(is_small ? std::clamp(asked, 6, 40) : std::clamp(asked, 2, 6));
}

// The clues that are connected with a cell, nearest first.
std::vector<Cell> clues_near(const View& view, Cell cell, std::size_t most) {
  std::vector<Cell> clues, cells{cell};
  std::vector<bool> seen(static_cast<std::size_t>(view.cells()), false);
  const auto visit = [&](Cell from, bool clue, std::vector<Cell>& out) {
    for (const Cell near : view.topology().neighbours(from)) {
      const bool wanted =
          clue ? view.is_open(near) && !view.clue(near).is_withheld() : view.is_covered(near);
      if (!wanted || seen[near.at()]) continue;
      seen[near.at()] = true;
      out.push_back(near);
    }
  };
  seen[cell.at()] = true;
  for (std::size_t c = 0, k = 0; (c < cells.size() || k < clues.size()) && clues.size() < most;) {
    while (c < cells.size()) visit(cells[c++], true, clues);
    while (k < clues.size()) visit(clues[k++], false, cells);
  }
  if (clues.size() > most) clues.resize(most);
  return clues;
}

LayoutCount layouts_given(const View& view, Cell cell, Verdict verdict) {
  Knowledge known(by_counting({}));
  known.suppose(view, {cell, verdict, {}});
  return count_layouts(known);
}

// Where all layouts together cannot be counted, neither can those of either kind, and finding that
// out takes long.
void find_layouts(const Knowledge& all, Cell cell, Grounds& grounds) {
  if (const LayoutCount layouts = count_layouts(all); !layouts) {
    grounds.layouts_mine = grounds.layouts_safe = std::unexpected(layouts.error());
    return;
  }
  grounds.layouts_mine = layouts_given(all.view(), cell, Verdict::Mine);
  grounds.layouts_safe = layouts_given(all.view(), cell, Verdict::Safe);
}

constexpr std::size_t kCandidates = 5;

// What a cell that is not certain promises, beside the safest others.
void compare_with_others(Knowledge& known, Cell cell, Grounds& grounds) {
  constexpr EndgameLimits kSearched{2000, 10'000};  // which takes some hundredths of a second
  grounds.prospect = find_prospect(known, cell);
  std::vector<Cell> cells = find_candidates(known, kCandidates);
  for (const Cell candidate : cells) grounds.candidates.push_back(find_prospect(known, candidate));
  cells.push_back(cell);
  const auto worth = chances_to_win(known, cells, kSearched);
  if (!worth) return;
  for (std::size_t i = 0; i < grounds.candidates.size(); ++i) {
    grounds.candidates[i].win = (*worth)[i].value.reduced();
  }
  grounds.prospect->win = worth->back().value.reduced();
}

}  // namespace

std::expected<Fraction, NoLayoutCount> Grounds::fraction() const {
  if (!layouts_mine) return std::unexpected(layouts_mine.error());
  if (!layouts_safe) return std::unexpected(layouts_safe.error());
  return Fraction{*layouts_mine, *layouts_mine + *layouts_safe}.reduced();
}

std::vector<Cell> Grounds::rests_on() const {
  if (steps) return clues_of(*steps);
  if (proof) return {proof->reason.because.begin(), proof->reason.because.end()};
  std::vector<Cell> cells;
  for (const Influence& influence : clues) cells.push_back(influence.clue);
  std::ranges::sort(cells);
  return cells;
}

// On large boards knowledge takes most of a gigabyte: never held twice.
Grounds find_grounds(const View& view, Cell cell) {
  Grounds grounds;
  grounds.cell = cell;
  std::optional<Knowledge> known(std::in_place, view, by_every_engine());
  const bool is_exact = known->posterior().is_exact();
  const int frontier = known->posterior().frontier().frontier_cells();
  grounds.mine_probability = known->posterior().mine_probability(cell);
  if (const Deduction* proof = known->proof_of(cell)) grounds.proof = *proof;
  find_layouts(*known, cell, grounds);
  known.reset();
  if (grounds.proof) grounds.steps = find_proof(view, cell, grounds.proof->verdict);
  bool is_small = is_exact && frontier <= kSmallBudget.frontier_cells;
  if (is_small) {
    known.emplace(view, by_exact(kSmallBudget));
    is_small = known->posterior().is_exact();
    const bool is_quick = can_find_prospects(known->posterior(), kCandidates + 1);
    if (!grounds.proof && is_quick) compare_with_others(*known, cell, grounds);
    known.reset();
  }
  const bool by_all_means = is_exact && !is_small;
  for (const Cell clue : clues_near(view, cell, clues_asked(view, is_small))) {
    const auto without = probability_without(view, clue, cell, by_all_means, is_exact);
    grounds.clues_not_compared += !without;
    if (without && std::abs(*without - grounds.mine_probability) > 1e-9) {
      grounds.clues.push_back({clue, *without});
    }
  }
  std::ranges::sort(grounds.clues, std::less{}, [&](const Grounds::Influence& influence) {
    return std::pair(-std::abs(influence.without - grounds.mine_probability), influence.clue);
  });
  return grounds;
}

std::optional<Grounds> find_grounds(const View& view, std::optional<Cell> cell) {
  if (!cell) return std::nullopt;
  return find_grounds(view, *cell);
}

}  // namespace minewise
