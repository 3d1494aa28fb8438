#include "solver/analyze.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "solver/knowledge.h"
#include "solver/safest.h"

namespace minewise {
namespace {

bool are_all_simple(std::span<const Deduction> deductions) {
  return std::ranges::all_of(deductions, [](const Deduction& deduction) {
    return deduction.reason.rule == Rule::SinglePoint;
  });
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
  if (is_possible) {
    known.reset();
    known.emplace(view, by_every_engine(budget));
    is_possible = known->posterior().is_possible();
  }
  if (!is_possible) {
    analysis.conflict = find_conflict(*known);
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

}  // namespace minewise
