#include "reason/analyze/analyze.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "ground/view/altered_view.h"
#include "reason/posterior/knowledge.h"
#include "reason/posterior/safest.h"
#include "reason/search/endgame.h"

namespace minewise {
namespace {

double probability_without(const View& view, Cell clue, Cell cell) {
  const View without = without_clue(view, clue);
  return Knowledge(without, by_exact(kSmallBudget)).posterior().mine_probability(cell);
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
  if (const auto reason = why_no_layouts(view)) return std::unexpected(*reason);
  Knowledge known(by_counting({}));
  known.suppose(view, {cell, verdict, {}});
  return count_layouts(known);
}

bool are_all_simple(std::span<const Deduction> deductions) {
  return std::ranges::all_of(deductions, [](const Deduction& deduction) {
    return deduction.reason.rule == Rule::SinglePoint;
  });
}

// What a cell that is not certain promises, beside the safest others.
void compare_with_others(Knowledge& known, Cell cell, Grounds& grounds) {
  constexpr std::size_t kCandidates = 5;
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

std::optional<Cell> best_of(Knowledge& known) {
  const auto deductions = known.facts().deductions();
  const auto safe = std::ranges::find(deductions, Verdict::Safe, &Deduction::verdict);
  if (safe != deductions.end()) return safe->cell;
  if (known.view().covered().empty()) return std::nullopt;
  const Cell safest = safest_cell(known);
  return known.facts().is_mine(safest) ? std::nullopt : std::optional(safest);
}

void take_answers(Knowledge& known, Analysis& analysis) {
  Posterior& posterior = known.posterior();
  analysis.exact = posterior.is_exact();
  analysis.error = posterior.error();
  for (int index = 0; index < known.view().cells(); ++index) {
    analysis.mine_probability.push_back(posterior.mine_probability(Cell{index}));
  }
  analysis.layouts = count_layouts(known);
  analysis.best = best_of(known);
}

void take_deductions(const Knowledge& known, Analysis& analysis) {
  const auto deductions = known.facts().deductions();
  analysis.deductions.assign(deductions.begin(), deductions.end());
}

}  // namespace

// Where the count is exact, what the exact player knows is complete, and every kind of reasoning
// is asked only for simpler reasons. Where it is not, simpler reasoning may know more. On large
// boards knowledge takes most of a gigabyte, so that it is never held twice. No layout is drawn, so
// what is too large to count may be propagated.
Analysis analyze(const View& view, CountBudget budget) {
  Analysis analysis;
  budget.propagates = true;
  std::optional<Knowledge> known(std::in_place, view, by_exact(budget));
  const bool is_complete = known->posterior().is_exact();
  bool is_possible = known->posterior().is_possible();
  if (is_possible && is_complete) {
    take_answers(*known, analysis);
    take_deductions(*known, analysis);
    if (are_all_simple(analysis.deductions)) return analysis;
  }
  known.reset();
  if (is_possible) {
    known.emplace(view, by_every_engine(budget));
    is_possible = known->posterior().is_possible();
  }
  if (!is_possible) {
    known.reset();
    analysis.clash = find_clash(view);
    return analysis;
  }
  if (!is_complete) take_answers(*known, analysis);
  take_deductions(*known, analysis);
  return analysis;
}

std::optional<Proof> find_proof(const View& view, const Analysis& analysis, Cell cell) {
  const auto found = std::ranges::find(analysis.deductions, cell, &Deduction::cell);
  if (found == analysis.deductions.end()) return std::nullopt;
  return find_proof(view, cell, found->verdict);
}

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

Grounds find_grounds(const View& view, Cell cell) {
  constexpr std::size_t kMostClues = 40, kFewClues = 6;  // each costs an analysis
  Grounds grounds;
  Knowledge known(view, by_exact(kSmallBudget));
  const bool is_small = known.posterior().is_exact();
  Knowledge all(view, by_every_engine());
  grounds.mine_probability = all.posterior().mine_probability(cell);
  if (const Deduction* proof = all.proof_of(cell)) {
    grounds.proof = *proof;
    grounds.steps = find_proof(view, cell, proof->verdict);
  } else if (is_small) {
    compare_with_others(known, cell, grounds);
  }
  if (all.posterior().is_exact()) {
    grounds.layouts_mine = layouts_given(view, cell, Verdict::Mine);
    grounds.layouts_safe = layouts_given(view, cell, Verdict::Safe);
  } else {  // neither could be counted, and finding that out takes long
    const auto reason = why_no_layouts(view).value_or(NoLayoutCount::NotCountedExactly);
    grounds.layouts_mine = grounds.layouts_safe = std::unexpected(reason);
  }
  for (const Cell clue : clues_near(view, cell, is_small ? kMostClues : kFewClues)) {
    const double without = probability_without(view, clue, cell);
    if (std::abs(without - grounds.mine_probability) > 1e-9)
      grounds.clues.push_back({clue, without});
  }
  std::ranges::sort(grounds.clues, std::less{}, [&](const Grounds::Influence& influence) {
    return std::pair(-std::abs(influence.without - grounds.mine_probability), influence.clue);
  });
  return grounds;
}

}  // namespace minewise
