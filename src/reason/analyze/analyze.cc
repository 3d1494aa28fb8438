#include "reason/analyze/analyze.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "ground/view/part_view.h"
#include "reason/engines/cascade.h"
#include "reason/engines/single_point.h"
#include "reason/posterior/exact.h"
#include "reason/posterior/safest.h"

namespace minewise {
namespace {

// By what a view is thought through: as the exact player does, by single clues and then all
// layouts, or by every kind of reasoning, the simplest first.
enum class Means { Exact, All };

// What follows from a view, worked out from scratch. Stays where it is: the posterior points to the
// facts.
class Thought {
 public:
  explicit Thought(const View& view, Means means, CountBudget budget = {})
      : engines_(means == Means::All ? every_engine_but_exact() : make_engines<SinglePoint>()) {
    auto exact = std::make_unique<Exact>(budget);
    exact_ = exact.get();
    engines_.push_back(std::move(exact));
    facts_.start(view);
    facts_.observe(view);
    for (const auto& engine : engines_) engine->start(view);
    if (means == Means::All) {
      deduce_all(engines_, view, facts_);
    } else {
      for (const auto& engine : engines_) engine->deduce(view, facts_);
    }
  }
  Thought(const Thought&) = delete;
  Thought& operator=(const Thought&) = delete;

  const Facts& facts() const { return facts_; }
  Posterior& posterior() { return exact_->posterior(); }

  const Deduction* proof_of(Cell cell) const {
    const auto found = std::ranges::find(facts_.deductions(), cell, &Deduction::cell);
    return found == facts_.deductions().end() ? nullptr : &*found;
  }

 private:
  Engines engines_;
  Exact* exact_ = nullptr;  // the last of them
  Facts facts_;
};

double probability_without(const View& view, Cell clue, Cell cell) {
  const View without = without_clue(view, clue);
  return Thought(without, Means::Exact, kSmallBudget).posterior().mine_probability(cell);
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
  Facts facts;
  facts.start(view);
  facts.observe(view);
  facts.conclude({cell, verdict, {}});
  Posterior posterior;
  posterior.start(view);
  posterior.update(view, facts);
  return count_layouts(posterior, view);
}

bool are_all_simple(std::span<const Deduction> deductions) {
  return std::ranges::all_of(deductions, [](const Deduction& deduction) {
    return deduction.reason.rule == Rule::SinglePoint;
  });
}

// What a cell that is not certain promises, beside the safest others.
void compare_with_others(Thought& thought, const View& view, Cell cell, Grounds& grounds) {
  constexpr std::size_t kCandidates = 5;
  Posterior& posterior = thought.posterior();
  grounds.prospect = find_prospect(posterior, view, thought.facts(), cell);
  for (const Cell candidate : find_candidates(posterior, view, thought.facts(), kCandidates)) {
    grounds.candidates.push_back(find_prospect(posterior, view, thought.facts(), candidate));
  }
}

std::optional<Cell> best_of(Thought& thought, const View& view) {
  const auto deductions = thought.facts().deductions();
  const auto safe = std::ranges::find(deductions, Verdict::Safe, &Deduction::verdict);
  if (safe != deductions.end()) return safe->cell;
  if (view.covered().empty()) return std::nullopt;
  const Cell safest = safest_cell(view, thought.posterior());
  return thought.facts().is_mine(safest) ? std::nullopt : std::optional(safest);
}

void take_answers(Thought& thought, const View& view, Analysis& analysis) {
  Posterior& posterior = thought.posterior();
  analysis.exact = posterior.is_exact();
  analysis.error = posterior.error();
  for (int index = 0; index < view.cells(); ++index) {
    analysis.mine_probability.push_back(posterior.mine_probability(Cell{index}));
  }
  analysis.layouts = count_layouts(posterior, view);
  analysis.best = best_of(thought, view);
}

void take_deductions(const Thought& thought, Analysis& analysis) {
  const auto deductions = thought.facts().deductions();
  analysis.deductions.assign(deductions.begin(), deductions.end());
}

}  // namespace

// Where the count is exact, the exact player's thoughts are complete, and every kind of reasoning
// is asked only for simpler reasons. Where it is not, simpler reasoning may know more. On large
// boards a thought takes most of a gigabyte, so that there is never more than one.
Analysis analyze(const View& view, CountBudget budget) {
  Analysis analysis;
  auto thought = std::make_unique<Thought>(view, Means::Exact, budget);
  const bool is_complete = thought->posterior().is_exact();
  bool is_possible = thought->posterior().is_possible();
  if (is_possible && is_complete) {
    take_answers(*thought, view, analysis);
    take_deductions(*thought, analysis);
    if (are_all_simple(analysis.deductions)) return analysis;
  }
  thought.reset();
  if (is_possible) {
    thought = std::make_unique<Thought>(view, Means::All, budget);
    is_possible = thought->posterior().is_possible();
  }
  if (!is_possible) {
    thought.reset();
    analysis.clash = find_clash(view);
    return analysis;
  }
  if (!is_complete) take_answers(*thought, view, analysis);
  take_deductions(*thought, analysis);
  return analysis;
}

Grounds find_grounds(const View& view, Cell cell) {
  constexpr std::size_t kMostClues = 40, kFewClues = 6;  // each costs an analysis
  Grounds grounds;
  Thought thought(view, Means::Exact, kSmallBudget);
  const bool is_small = thought.posterior().is_exact();
  Thought all(view, Means::All);
  grounds.mine_probability = all.posterior().mine_probability(cell);
  if (const Deduction* proof = all.proof_of(cell)) {
    grounds.proof = *proof;
  } else if (is_small) {
    compare_with_others(thought, view, cell, grounds);
  }
  grounds.layouts_mine = layouts_given(view, cell, Verdict::Mine);
  grounds.layouts_safe = layouts_given(view, cell, Verdict::Safe);
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
