#include "solver/clue_trial.h"

#include "solver/constraint.h"
#include "solver/count/count_prior.h"

namespace minewise {
namespace {

constexpr CountBudget kTrialBudget{
    .entries = std::int64_t{1} << 20, .propagates = true, .bounds = false};

}  // namespace

ClueTrial::ClueTrial(const View& view)
    : view_(view),
      uncounted_(view),
      facts_(view),
      shown_known_(facts_.known().size()),
      shown_deductions_(facts_.deductions().size()),
      is_tried_(static_cast<std::size_t>(view.cells()), false) {
  uncounted_.tell_count(UnknownCount{});
  builder_.start(view.cells());
  for (const Cell cell : view.uncovered()) builder_.ignore(cell);
}

bool ClueTrial::is_wrong(Cell clue) const {
  const auto [unknown, mines] = facts_.around(clue);
  const auto [least, most] = view_.allowed_mines(clue);
  return std::max(least, mines) > std::min(most, mines + unknown);
}

std::optional<Cell> ClueTrial::find_wrong_clue() const {
  for (const Cell cell : view_.uncovered()) {
    if (view_.is_open(cell) && is_wrong(cell)) return cell;
  }
  return std::nullopt;
}

bool ClueTrial::clash(std::span<const Cell> clues, Count count) {
  work_ += static_cast<std::int64_t>(clues.size()) + 1;
  for (const Cell clue : clues) {
    is_tried_[clue.at()] = true;
    builder_.forget(clue);
  }
  settle_single(clues);
  const bool is_clash = std::ranges::any_of(clues, [&](Cell clue) { return is_wrong(clue); }) ||
                        count_refutes(clues, count);
  undo(clues);
  return is_clash;
}

void ClueTrial::settle_single(std::span<const Cell> clues) {
  queue_.assign(clues.begin(), clues.end());
  for (std::size_t next = 0; next < queue_.size(); ++next) {
    const Cell clue = queue_[next];
    const auto [unknown, mines] = facts_.around(clue);
    if (unknown == 0) continue;
    const auto [least, most] = view_.allowed_mines(clue);
    const auto verdict = forced_verdict(unknown, least - mines, most - mines);
    if (!verdict) continue;
    const std::size_t before = facts_.known().size();
    facts_.conclude_around(clue, *verdict);
    for (const Cell cell : facts_.known().subspan(before)) {
      view_.for_each_open_around(cell, [&](Cell near) {
        if (is_tried_[near.at()]) queue_.push_back(near);
      });
    }
  }
}

// Whether some component has no arrangement, or none with a number of mines that may be.
bool ClueTrial::count_refutes(std::span<const Cell> clues, Count count) {
  const View& view = count == Count::Told ? view_ : uncounted_;
  const CountPrior before(view, facts_, 0);
  const bool counts_mines = before.counts_mines();
  CountSet whole = CountSet::one(), more;
  for (const Cell clue : clues) {
    if (!builder_.build(clue, view, facts_, component_)) continue;
    built_.insert(built_.end(), component_.cells.begin(), component_.cells.end());
    counter_.count(component_, {before.density(), counts_mines}, kTrialBudget, count_);
    work_ += count_.states();
    if (count_.has_none()) return true;
    const int cells = static_cast<int>(component_.cells.size());
    sum(whole, count_.is_exact() ? count_.possible_counts() : CountSet::range(0, cells), more);
    std::swap(whole, more);
  }
  const CountPrior prior(view, facts_, static_cast<int>(built_.size()));
  if (prior.is_impossible()) return true;
  if (!counts_mines) return false;
  whole.intersect(prior.allowed(whole.least(), whole.most()));
  return whole.empty();
}

void ClueTrial::undo(std::span<const Cell> clues) {
  facts_.go_back(shown_known_, shown_deductions_);
  for (const Cell cell : built_) builder_.forget(cell);
  built_.clear();
  for (const Cell clue : clues) {
    is_tried_[clue.at()] = false;
    builder_.ignore(clue);
  }
}

}  // namespace minewise
