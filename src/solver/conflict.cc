#include "solver/conflict.h"

#include <algorithm>
#include <optional>

#include "solver/count/count_prior.h"
#include "solver/engines/single_point.h"
#include "solver/facts.h"

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

bool ClueTrial::conflict(std::span<const Cell> clues, Count count) {
  work_ += static_cast<std::int64_t>(clues.size()) + 1;
  for (const Cell clue : clues) {
    is_tried_[clue.at()] = true;
    builder_.forget(clue);
  }
  settle_single(clues);
  const bool is_conflict = std::ranges::any_of(clues, [&](Cell clue) { return is_wrong(clue); }) ||
                           count_refutes(clues, count);
  undo(clues);
  return is_conflict;
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

namespace {

constexpr std::int64_t kMostWork = 4'000'000;  // see ClueTrial::work()

std::vector<Cell> all_clues(const View& view) {
  std::vector<Cell> clues;
  for (const Cell cell : view.uncovered()) {
    if (view.is_open(cell)) clues.push_back(cell);
  }
  return clues;
}

// Adds the clues that prove what is known around the given ones. Returns false if some proof needs
// the number of mines, or too many clues to name.
bool add_premises(const Knowledge& known, std::vector<Cell>& clues) {
  const auto deductions = known.facts().deductions();
  std::vector<bool> is_needed(deductions.size(), false);
  std::vector<bool> is_taken(static_cast<std::size_t>(known.view().cells()), false);
  for (const Cell clue : clues) is_taken[clue.at()] = true;
  const auto need_around = [&](Cell clue, std::size_t before) {
    for (const Cell near : known.view().topology().neighbours(clue)) {
      const Deduction* const proof = known.proof_of(near);
      if (!proof) continue;
      const auto index = static_cast<std::size_t>(proof - deductions.data());
      if (index < before) is_needed[index] = true;
    }
  };
  for (const Cell clue : clues) need_around(clue, deductions.size());
  for (std::size_t i = deductions.size(); i-- > 0;) {
    if (!is_needed[i]) continue;
    const auto& [rule, because] = deductions[i].reason;
    const bool is_named = !because.empty() || rule == Rule::SinglePoint;
    if (rule == Rule::Count || !is_named) return false;
    for (const Cell clue : because) {
      need_around(clue, i);
      if (!is_taken[clue.at()]) clues.push_back(clue);
      is_taken[clue.at()] = true;
    }
  }
  return true;
}

// Where the contradiction showed, given what is known: a clue that is wrong, or the clues of a
// component without arrangement.
std::vector<Cell> wrong_clues(const Posterior& posterior) {
  const Frontier& frontier = posterior.frontier();
  if (!frontier.broken().empty()) return {frontier.broken().front()};
  for (int slot = 0; slot < frontier.slots(); ++slot) {
    const Component& component = frontier.component(slot);
    if (component.clues.empty() || !posterior.counted(slot).has_none()) continue;
    std::vector<Cell> clues;
    for (const ComponentClue& clue : component.clues) clues.push_back(clue.cell);
    return clues;
  }
  return {};
}

// Leaves out whatever is not needed.
void reduce(ClueTrial& trial, ClueTrial::Count count, std::vector<Cell>& clues) {
  for (std::size_t group = std::max<std::size_t>(1, clues.size() / 2);; group = (group + 1) / 2) {
    for (std::size_t at = 0; at < clues.size() && trial.work() < kMostWork;) {
      std::vector<Cell> fewer = clues;
      const auto begin = fewer.begin() + static_cast<std::ptrdiff_t>(at);
      fewer.erase(begin, begin + static_cast<std::ptrdiff_t>(std::min(group, clues.size() - at)));
      if (trial.conflict(fewer, count)) {
        clues = std::move(fewer);
      } else {
        at += group;
      }
    }
    if (group == 1 || trial.work() >= kMostWork) return;
  }
}

}  // namespace

Conflict find_conflict(const View& view) {
  return find_conflict(Knowledge(view, by_counting(make_engines<SinglePoint>())));
}

Conflict find_conflict(const Knowledge& known) {
  ClueTrial trial(known.view());
  if (const auto clue = trial.find_wrong_clue()) return {{*clue}, false};
  std::vector<Cell> clues = wrong_clues(known.posterior());
  bool may_take_count = known.posterior().are_all_alike();  // the count has then weighed that in
  if (clues.empty() || !add_premises(known, clues)) {
    clues = all_clues(known.view());
    may_take_count = true;
  }
  const bool takes_count = may_take_count && !trial.conflict(clues, ClueTrial::Count::Unknown);
  std::ranges::sort(clues);
  reduce(trial, takes_count ? ClueTrial::Count::Told : ClueTrial::Count::Unknown, clues);
  return {std::move(clues), takes_count};
}

}  // namespace minewise
