// How elimination works (gaussian.h), for any listener. gaussian.cc compiles it for games, and
// heard.cc for people who want to see its rows.
#pragma once

#include <algorithm>
#include <utility>

#include "solver/engines/gaussian.h"
#include "solver/facts.h"

namespace minewise {
namespace {

// The slack of a clue, given what is known around it.
SumRange slack_range(Cell clue, const View& view, const Facts& facts) {
  const SumRange allowed = view.allowed_mines(clue);
  if (allowed.least == allowed.most) return {0, 0};
  const Constraint constraint = constraint_around(view, facts, clue);
  const int found = allowed.least - constraint.least;  // mines known
  return {std::max(0, found - allowed.least),
          std::min(allowed.most, found + constraint.size()) - allowed.least};
}

}  // namespace

template <class Listener>
void GaussianWith<Listener>::start(const View& view) {
  cells_ = view.cells();
  rows_.clear();
  unused_.clear();
  own_.clear();
  owner_.assign(static_cast<std::size_t>(cells_), kNone);
  with_.resize(2 * static_cast<std::size_t>(cells_));
  for (auto& indices : with_) indices.clear();
  opened_seen_ = 0;
  known_seen_ = 0;
}

template <class Listener>
void GaussianWith<Listener>::deduce(const View& view, Facts& facts) {
  while (known_seen_ < facts.known().size() || opened_seen_ < view.uncovered().size()) {
    take_in(view, facts);
  }
}

template <class Listener>
void GaussianWith<Listener>::take_in(const View& view, Facts& facts) {
  while (known_seen_ < facts.known().size()) {
    const Cell cell = facts.known()[known_seen_++];
    substitute(cell, view, facts);
    look_again_at_slack(cell, view, facts);
  }
  if (opened_seen_ == view.uncovered().size()) return;
  const Cell cell = view.uncovered()[opened_seen_++];
  if (view.is_open(cell)) add_clue(cell, view, facts);
}

template <class Listener>
void GaussianWith<Listener>::add_clue(Cell clue, const View& view, Facts& facts) {
  const Constraint constraint = constraint_around(view, facts, clue);
  const auto& [cells, least, most] = constraint;
  const bool silent = least <= 0 && most >= constraint.size();
  const bool wrong = least > most || most < 0 || least > constraint.size();
  if (silent || wrong) return;
  LinearRow made{{}, least};
  for (const Cell cell : cells) made.terms.push_back({cell.index, 1});
  made.terms.push_back({cells_ + clue.index, -1});
  look_at(made, view, facts);
  for (const Cell cell : cells) {
    const std::int32_t owner = owner_[cell.at()];
    if (owner == kNone || made.factor_of(cell.index) == 0) continue;
    if (auto less = eliminate(made, row(owner), cell.index)) made = std::move(*less);
    look_at(made, view, facts);
  }
  if (unused_.empty()) {
    unused_.push_back(static_cast<std::int32_t>(rows_.size()));
    rows_.emplace_back();
    own_.push_back(kNone);
  }
  const std::int32_t index = unused_.back();
  unused_.pop_back();
  place(index, std::move(made));
  settle(index, view, facts);
}

template <class Listener>
void GaussianWith<Listener>::substitute(Cell cell, const View& view, Facts& facts) {
  const std::vector<std::int32_t> indices = std::exchange(with(cell.index), {});
  for (const std::int32_t index : indices) {
    row(index).substitute(cell.index, facts.is_mine(cell));
    look_at(row(index), view, facts);
  }
  if (const std::int32_t owner = std::exchange(owner_[cell.at()], kNone); owner != kNone) {
    own(owner) = kNone;
  }
  for (const std::int32_t index : indices) {
    if (own(index) == kNone && !row(index).terms.empty()) settle(index, view, facts);
  }
}

// A noisy clue with more known around it has less slack.
template <class Listener>
void GaussianWith<Listener>::look_again_at_slack(Cell known, const View& view, Facts& facts) {
  for (const Cell clue : view.topology().neighbours(known)) {
    const auto& indices = with(cells_ + clue.index);
    if (indices.empty()) continue;
    const SumRange allowed = view.allowed_mines(clue);
    if (allowed.least == allowed.most) continue;
    for (const std::int32_t index : indices) look_at(row(index), view, facts);
  }
}

// Finds a row a cell of its own, and eliminates that from all others. A row whose cells are all
// others' own, where elimination met its limits, has none and stays as it is.
template <class Listener>
void GaussianWith<Listener>::settle(std::int32_t index, const View& view, Facts& facts) {
  const std::int32_t chosen = choose_own(row(index));
  own(index) = chosen;
  if (chosen == kNone) return drop_if_spent(index);
  owner_[chosen] = index;
  const std::vector<std::int32_t> others = with(chosen);
  for (const std::int32_t other : others) {
    if (other == index) continue;
    auto less = eliminate(row(other), row(index), chosen);
    if (!less) continue;
    look_at(*less, view, facts);
    place(other, std::move(*less));
    drop_if_spent(other);
  }
}

// A row may have lost its own cell, again where elimination met its limits; or all its cells.
template <class Listener>
void GaussianWith<Listener>::drop_if_spent(std::int32_t index) {
  if (own(index) != kNone && row(index).factor_of(own(index)) == 0) {
    owner_[own(index)] = kNone;
    own(index) = kNone;
  }
  if (!row(index).terms.empty() && is_cell(row(index).terms.front().variable)) return;
  unlink(index);
  row(index) = {};
  unused_.push_back(index);
}

// A cell with factor 1 makes no new factors. Of these, the one in the most rows: eliminating what
// clues share leaves what they do not, and short differences of neighbours are where bounds are
// met. With the cell in the fewest rows, clues that each have one to themselves would never be
// combined at all.
template <class Listener>
std::int32_t GaussianWith<Listener>::choose_own(const LinearRow& row) const {
  std::int32_t best = kNone;
  std::pair<bool, std::size_t> best_merit;
  for (const auto& [variable, factor] : row.terms) {
    if (!is_cell(variable)) break;
    if (owner_[variable] != kNone) continue;
    const std::pair merit(factor == 1 || factor == -1, with_[variable].size());
    if (best != kNone && merit <= best_merit) continue;
    best = variable;
    best_merit = merit;
  }
  return best;
}

template <class Listener>
void GaussianWith<Listener>::place(std::int32_t index, LinearRow made) {
  unlink(index);
  row(index) = std::move(made);
  for (const auto& term : row(index).terms) with(term.variable).push_back(index);
}

template <class Listener>
void GaussianWith<Listener>::unlink(std::int32_t index) {
  for (const auto& term : row(index).terms) {
    auto& indices = with(term.variable);
    *std::ranges::find(indices, index) = indices.back();
    indices.pop_back();
  }
}

template <class Listener>
void GaussianWith<Listener>::look_at(const LinearRow& row, const View& view, Facts& facts) const {
  std::int64_t least = 0, most = 0;
  for (const auto& [variable, factor] : row.terms) {
    SumRange range{0, 1};
    if (!is_cell(variable)) range = slack_range(clue_of(variable), view, facts);
    least += factor * (factor > 0 ? range.least : range.most);
    most += factor * (factor > 0 ? range.most : range.least);
  }
  if (least >= most) return;
  if (row.sum == most) conclude(row, true, facts);
  if (row.sum == least) conclude(row, false, facts);
}

template <class Listener>
void GaussianWith<Listener>::conclude(const LinearRow& row, bool at_most, Facts& facts) const {
  if constexpr (!Listener::kConcludes) return listener_.by->settles(row, at_most);
  Reason reason{Rule::Gaussian, {}};
  for (const auto& [variable, factor] : row.terms) {
    if (!is_cell(variable)) reason.because.push_back(clue_of(variable));
  }
  for (const auto& [variable, factor] : row.terms) {
    if (!is_cell(variable)) break;
    const bool mine = (factor > 0) == at_most;
    facts.conclude({Cell{variable}, mine ? Verdict::Mine : Verdict::Safe, reason});
  }
}

}  // namespace minewise
