#include "reason/engines/single_point.h"

#include "reason/knowledge/constraint.h"

namespace minewise {
namespace {

// Concludes what one clue forces on its unknown neighbours, all of them alike. Most clues force
// nothing, so that is found out before any cell is named.
void look_at(Cell clue, const View& view, Facts& facts) {
  const auto [unknown, mines] = facts.around(clue);
  if (unknown == 0) return;
  const SumRange allowed = view.allowed_mines(clue);
  const auto verdict = forced_verdict(unknown, allowed.least - mines, allowed.most - mines);
  if (!verdict) return;
  for (const Cell cell : view.topology().neighbours(clue)) {
    if (!facts.is_known(cell)) facts.conclude({cell, *verdict, {Rule::SinglePoint, {clue}}});
  }
}

}  // namespace

void SinglePoint::start(const View& view) {
  waiting_.clear();
  next_ = 0;
  is_waiting_.assign(static_cast<std::size_t>(view.cells()), false);
  opened_seen_ = 0;
  known_seen_ = 0;
}

void SinglePoint::deduce(const View& view, Facts& facts) {
  wake_changed(view, facts);
  while (next_ < waiting_.size()) {
    const Cell clue = waiting_[next_++];
    is_waiting_[clue.at()] = false;
    look_at(clue, view, facts);
    if (facts.known().size() > known_seen_) wake_changed(view, facts);
  }
  waiting_.clear();
  next_ = 0;
}

// A clue is worth a look when it is new, and when a verdict next to it is.
void SinglePoint::wake_changed(const View& view, const Facts& facts) {
  const bool afresh = opened_seen_ == 0;
  if (afresh) {
    wake_next_to_unknown(view, facts);
  } else {
    for (const Cell cell : view.uncovered().subspan(opened_seen_)) {
      if (view.is_open(cell)) wake(cell, facts);
    }
    for (const Cell cell : facts.known().subspan(known_seen_)) {
      for (const Cell neighbour : view.topology().neighbours(cell)) {
        if (view.is_open(neighbour)) wake(neighbour, facts);
      }
    }
  }
  opened_seen_ = view.uncovered().size();
  known_seen_ = facts.known().size();
}

// In a position with a past, most clues have nothing left to tell.
void SinglePoint::wake_next_to_unknown(const View& view, const Facts& facts) {
  if (view.uncovered().empty()) return;
  for (const Cell cell : view.covered()) {
    if (facts.is_known(cell)) continue;
    for (const Cell neighbour : view.topology().neighbours(cell)) {
      if (view.is_open(neighbour)) wake(neighbour, facts);
    }
  }
}

void SinglePoint::wake(Cell clue, const Facts& facts) {
  if (is_waiting_[clue.at()] || facts.around(clue).unknown == 0) return;
  is_waiting_[clue.at()] = true;
  waiting_.push_back(clue);
}

void SinglePointOnce::deduce(const View& view, Facts& facts) {
  for (const Cell cell : view.uncovered().subspan(opened_seen_)) {
    if (view.is_open(cell)) look_at(cell, view, facts);
  }
  opened_seen_ = view.uncovered().size();
}

EngineEntry single_point_once_engine() {
  return {"single-point-once", [] { return std::make_unique<SinglePointOnce>(); }};
}

EngineEntry single_point_engine() {
  return {"single-point", [] { return std::make_unique<SinglePoint>(); }};
}

}  // namespace minewise
