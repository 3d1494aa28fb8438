// How the subset engine works (subset.h), for any listener. subset.cc compiles it for games, and
// heard.cc for people who want to see its equations.
#pragma once

#include <algorithm>
#include <iterator>
#include <utility>

#include "solver/engines/subset.h"

namespace minewise {
namespace {

SubsetBound difference(const SubsetBound& a, const SubsetBound& b) {
  SubsetBound result{a.mines - b.mines, {}};
  std::ranges::set_union(a.from, b.from, std::back_inserter(result.from));
  return result;
}

}  // namespace

template <class Listener>
void SubsetWith<Listener>::start(const View& view) {
  equations_.clear();
  unused_.clear();
  with_.resize(static_cast<std::size_t>(view.cells()));
  for (auto& indices : with_) indices.clear();
  waiting_.clear();
  next_ = 0;
  opened_seen_ = 0;
  known_seen_ = 0;
}

template <class Listener>
void SubsetWith<Listener>::deduce(const View& view, Facts& facts) {
  take_in(view, facts);
  while (next_ < waiting_.size()) {
    const int index = waiting_[next_++];
    at(index).waiting = false;
    if (at(index).cells.empty()) continue;
    look_at(index, facts);
    take_in(view, facts);
  }
  waiting_.clear();
  next_ = 0;
}

template <class Listener>
void SubsetWith<Listener>::take_in(const View& view, Facts& facts) {
  for (const Cell cell : facts.known().subspan(known_seen_)) substitute(cell, facts);
  known_seen_ = facts.known().size();
  for (const Cell cell : view.uncovered().subspan(opened_seen_)) {
    if (view.is_open(cell)) add_clue(cell, view, facts);
  }
  opened_seen_ = view.uncovered().size();
}

template <class Listener>
void SubsetWith<Listener>::add_clue(Cell clue, const View& view, const Facts& facts) {
  const Constraint constraint = constraint_around(view, facts, clue);
  Equation equation;
  equation.cells = constraint.cells;
  equation.least = {constraint.least, {clue}};
  equation.most = {constraint.most, {clue}};
  listener_.reads(clue);
  place(std::move(equation));
}

// Takes a cell that has become known out of its equations. Some may then be about the same cells as
// others, so each is placed afresh.
template <class Listener>
void SubsetWith<Listener>::substitute(Cell cell, const Facts& facts) {
  auto& indices = with_[cell.at()];
  while (!indices.empty()) {
    const int index = indices.back();
    Equation equation = at(index);
    listener_.substitutes(equation, cell, facts.is_mine(cell) ? Verdict::Mine : Verdict::Safe);
    drop(index);
    equation.cells.erase(std::ranges::find(equation.cells, cell));
    equation.least.mines -= facts.is_mine(cell);
    equation.most.mines -= facts.is_mine(cell);
    place(std::move(equation));
  }
}

template <class Listener>
void SubsetWith<Listener>::look_at(int index, Facts& facts) {
  const Equation& equation = at(index);
  const bool safe = equation.most.mines == 0;
  if (!safe && equation.least.mines < equation.size()) return compare(index);
  const Verdict verdict = safe ? Verdict::Safe : Verdict::Mine;
  listener_.settles(equation, verdict);
  const Reason reason{Rule::Subset, safe ? equation.most.from : equation.least.from};
  for (const Cell cell : equation.cells) facts.conclude({cell, verdict, reason});
}

// An equation around this one contains this one's first cell; one inside it begins with some cell
// of this one.
template <class Listener>
void SubsetWith<Listener>::compare(int index) {
  const auto cells = at(index).cells;
  const auto contains = [](const auto& outer, const auto& inner) {
    return outer.size() > inner.size() && std::ranges::includes(outer, inner);
  };
  met_.clear();
  for (const Cell cell : cells) {
    for (const int other : with_[cell.at()]) {
      const auto& others = at(other).cells;
      const bool around = cell == cells.front() && contains(others, cells);
      const bool inside = cell == others.front() && contains(cells, others);
      if (around || inside) met_.push_back(other);
    }
  }
  for (std::size_t i = 0; i < met_.size(); ++i) {
    const int other = met_[i];
    if (at(other).size() > static_cast<int>(cells.size())) {
      subtract(index, other);
    } else {
      subtract(other, index);
    }
  }
}

template <class Listener>
void SubsetWith<Listener>::subtract(int inner, int outer) {
  const Equation& a = at(inner);
  const Equation& b = at(outer);
  Equation rest;
  std::ranges::set_difference(b.cells, a.cells, std::back_inserter(rest.cells));
  // Where neither bound would say anything, as with most equations of noisy clues, that is all.
  if (b.least.mines <= a.most.mines && b.most.mines - a.least.mines >= rest.size()) return;
  rest.least = difference(b.least, a.most);
  rest.most = difference(b.most, a.least);
  listener_.subtracts(a, b);
  place(std::move(rest));
}

// Adds an equation, or what is new in it to the one about the same cells.
template <class Listener>
void SubsetWith<Listener>::place(Equation equation) {
  if (equation.least.mines <= 0) equation.least = {};
  if (equation.most.mines >= equation.size()) equation.most = {equation.size(), {}};
  const auto& [cells, least, most, waiting] = equation;
  if (least.mines <= 0 && most.mines >= equation.size()) return;  // no cells, or no content
  if (least.mines > most.mines) return;  // a contradiction, from which nothing is to follow
  int index = find(equation);
  if (index >= 0) {
    const bool tighter = tighten(at(index), equation.least, equation.most);
    listener_.meets(at(index), tighter);
    if (tighter) wake(index);
    return;
  }
  const bool derived = least.from.size() > 1 || most.from.size() > 1;
  if (derived && with_[cells.front().at()].size() >= kMostEquations) return;
  if (unused_.empty()) {
    unused_.push_back(static_cast<int>(equations_.size()));
    equations_.emplace_back();
  }
  index = unused_.back();
  unused_.pop_back();
  for (const Cell cell : cells) with_[cell.at()].push_back(index);
  const bool was_waiting = at(index).waiting;  // for an equation that has gone
  at(index) = std::move(equation);
  at(index).waiting = was_waiting;
  listener_.holds(at(index));
  wake(index);
}

// Returns whether a bound became tighter. Of two proofs of the same, the one from fewer clues
// stays.
template <class Listener>
bool SubsetWith<Listener>::tighten(Equation& equation, Bound& least, Bound& most) {
  const bool is_new = least.mines > equation.least.mines || most.mines < equation.most.mines;
  if (std::max(least.mines, equation.least.mines) > std::min(most.mines, equation.most.mines)) {
    return false;  // a contradiction
  }
  const auto improve = [](Bound& bound, Bound& other, int gain) {
    if (gain > 0 || (gain == 0 && other.from.size() < bound.from.size())) bound = std::move(other);
  };
  improve(equation.least, least, least.mines - equation.least.mines);
  improve(equation.most, most, equation.most.mines - most.mines);
  return is_new;
}

template <class Listener>
int SubsetWith<Listener>::find(const Equation& equation) const {
  for (const int index : with_[equation.cells.front().at()]) {
    if (at(index).cells == equation.cells) return index;
  }
  return -1;
}

template <class Listener>
void SubsetWith<Listener>::drop(int index) {
  for (const Cell cell : at(index).cells) {
    auto& indices = with_[cell.at()];
    *std::ranges::find(indices, index) = indices.back();
    indices.pop_back();
  }
  at(index).cells.clear();
  unused_.push_back(index);
}

template <class Listener>
void SubsetWith<Listener>::wake(int index) {
  if (at(index).waiting) return;
  at(index).waiting = true;
  waiting_.push_back(index);
}

}  // namespace minewise
