#include "infer/analyze.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "infer/cascade.h"
#include "infer/exact.h"
#include "infer/safest.h"
#include "infer/single_point.h"
#include "view/part_view.h"

namespace minewise {
namespace {

// Facts and posterior of a view, worked out from scratch.
struct Thought {
  Facts facts;
  Exact exact;

  explicit Thought(const View& view) {
    facts.start(view);
    facts.observe(view);
    SinglePoint single_point;
    single_point.start(view);
    single_point.deduce(view, facts);
    exact.start(view);
    exact.deduce(view, facts);
  }
};

double probability_without(const View& view, Cell clue, Cell cell) {
  Thought thought(without_clue(view, clue));
  return thought.exact.posterior().mine_probability(cell);
}

// The clues that are connected with a cell, nearest first.
std::vector<Cell> clues_near(const View& view, Cell cell) {
  constexpr std::size_t kMost = 40;  // each costs an analysis
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
  for (std::size_t c = 0, k = 0; (c < cells.size() || k < clues.size()) && clues.size() < kMost;) {
    while (c < cells.size()) visit(cells[c++], true, clues);
    while (k < clues.size()) visit(clues[k++], false, cells);
  }
  if (clues.size() > kMost) clues.resize(kMost);
  return clues;
}

std::optional<BigInt> layouts_given(const View& view, Cell cell, Verdict verdict) {
  Facts facts;
  facts.start(view);
  facts.observe(view);
  facts.conclude({cell, verdict, {}});
  Posterior posterior;
  posterior.start(view);
  posterior.update(view, facts);
  return count_layouts(posterior, view);
}

// The same conclusions, each by the simplest rule that gives it. What single clues give is that
// already.
std::vector<Deduction> by_simplest_rules(const View& view, std::span<const Deduction> deductions) {
  const bool all_are_simple = std::ranges::all_of(deductions, [](const Deduction& deduction) {
    return deduction.reason.rule == Rule::SinglePoint;
  });
  if (all_are_simple) return {deductions.begin(), deductions.end()};
  const Engines engines = every_engine();
  Facts facts;
  facts.start(view);
  facts.observe(view);
  for (const auto& engine : engines) engine->start(view);
  deduce_all(engines, view, facts);
  return {facts.deductions().begin(), facts.deductions().end()};
}

// The proof of a cell that is certain; what a cell that is not promises beside the others.
void compare_with_others(Thought& thought, const View& view, Cell cell, Grounds& grounds) {
  constexpr std::size_t kCandidates = 5;
  if (thought.facts.is_known(cell)) {
    const auto deductions = by_simplest_rules(view, thought.facts.deductions());
    grounds.proof = *std::ranges::find(deductions, cell, &Deduction::cell);
    return;
  }
  Posterior& posterior = thought.exact.posterior();
  grounds.prospect = find_prospect(posterior, view, thought.facts, cell);
  for (const Cell candidate : find_candidates(posterior, view, thought.facts, kCandidates)) {
    grounds.candidates.push_back(find_prospect(posterior, view, thought.facts, candidate));
  }
}

}  // namespace

Analysis analyze(const View& view) {
  Analysis analysis;
  Thought thought(view);
  Posterior& posterior = thought.exact.posterior();
  if (!posterior.is_possible()) {
    analysis.clash = find_clash(view);
    return analysis;
  }
  analysis.exact = posterior.is_exact();
  const auto deductions = thought.facts.deductions();
  analysis.deductions = by_simplest_rules(view, deductions);
  for (int index = 0; index < view.cells(); ++index) {
    analysis.mine_probability.push_back(posterior.mine_probability(Cell{index}));
  }
  analysis.layouts = count_layouts(posterior, view);
  const auto safe = std::ranges::find(deductions, Verdict::Safe, &Deduction::verdict);
  if (safe != deductions.end()) {
    analysis.best = safe->cell;
  } else if (!view.covered().empty()) {
    const Cell safest = safest_cell(view, posterior);
    if (!thought.facts.is_mine(safest)) analysis.best = safest;
  }
  return analysis;
}

Grounds find_grounds(const View& view, Cell cell) {
  Thought thought(view);
  Grounds grounds;
  compare_with_others(thought, view, cell, grounds);
  grounds.mine_probability = thought.exact.posterior().mine_probability(cell);
  grounds.layouts_mine = layouts_given(view, cell, Verdict::Mine);
  grounds.layouts_safe = layouts_given(view, cell, Verdict::Safe);
  for (const Cell clue : clues_near(view, cell)) {
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
