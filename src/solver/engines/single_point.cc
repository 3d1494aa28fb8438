#include "solver/engines/single_point.h"

#include <algorithm>

#include "core/hot.h"
#include "solver/facts.h"

namespace minewise {
namespace {

// Concludes what one clue forces on its unknown neighbours, all of them alike, and returns whether
// it did. Most clues force nothing, so that is found out before any cell is named.
bool look_at(Cell clue, const View& view, Facts& facts) {
  const auto [unknown, mines] = facts.around(clue);
  if (unknown == 0) return false;
  const SumRange allowed = view.allowed_mines(clue);
  const int least = allowed.least - mines, most = allowed.most - mines;
  if (most != 0 && least != unknown) return false;
  const auto verdict = forced_verdict(unknown, least, most);
  if (!verdict) return false;
  facts.conclude_around(clue, *verdict);
  return true;
}

}  // namespace

void SinglePoint::start(const View& view) {
  waiting_count_ = 0;
  state_.assign(view.topology(), kSilent);
  opened_seen_ = 0;
  known_seen_ = 0;
}

inline void SinglePoint::wake(Cell clue, const Facts& facts) {
  std::uint8_t& state = state_[clue];
  if (state == kWaiting) return;
  if (facts.around(clue).unknown == 0) {
    state = kSilent;
    return;
  }
  state = kWaiting;
  if (waiting_count_ == waiting_.size()) make_room();
  waiting_[waiting_count_++] = clue;
}

void SinglePoint::make_room() {
  waiting_.resize(std::max<std::size_t>(1, 2 * waiting_.size()));
}

// A clue is worth a look when it is new ...
MINEWISE_HOT inline void SinglePoint::wake_opened(const View& view, const Facts& facts) {
  for (const Cell cell : view.uncovered().subspan(opened_seen_)) {
    if (view.is_open(cell)) wake(cell, facts);
  }
}

// ... and when a verdict next to it is.
void SinglePoint::wake_changed(const View& view, const Facts& facts) {
  const Topology& topology = view.topology();
  for (const Cell cell : facts.known().subspan(known_seen_)) {
    state_.for_each_odd_around(cell, topology, [&](Cell clue) { wake(clue, facts); });
  }
  known_seen_ = facts.known().size();
}

void SinglePoint::deduce(const View& view, Facts& facts) {
  const auto uncovered = view.uncovered();
  if (uncovered.size() > opened_seen_) {
    opened_seen_ == 0 ? wake_first(view, facts) : wake_opened(view, facts);
    opened_seen_ = uncovered.size();
  }
  if (facts.known().size() > known_seen_) wake_changed(view, facts);
  for (std::size_t next = 0; next < waiting_count_; ++next) {
    const Cell clue = waiting_[next];
    state_[clue] = kAsleep;
    if (look_at(clue, view, facts)) wake_changed(view, facts);
  }
  waiting_count_ = 0;
}

// In a position with a past, most clues have nothing left to tell: only those next to unknown cells
// are woken.
void SinglePoint::wake_first(const View& view, const Facts& facts) {
  const auto degrees = view.topology().degrees();
  for (const Cell cell : view.covered()) {
    const bool is_far_from_clues = facts.around(cell).unknown == degrees[cell.at()];
    if (is_far_from_clues || facts.is_known(cell)) continue;
    view.for_each_open_around(cell, [&](Cell clue) { wake(clue, facts); });
  }
  known_seen_ = facts.known().size();
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
