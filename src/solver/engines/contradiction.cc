#include "solver/engines/contradiction.h"

#include <algorithm>

namespace minewise {

void Contradiction::start(const View& view) {
  supposition_.start(view);
  watches_.start(view.cells(), 2 * view.cells());
}

void Contradiction::deduce(const View& view, Facts& facts) {
  take_in(view, facts);
  while (const auto test = watches_.take_next()) {
    const Cell cell{*test / 2};
    if (facts.is_known(cell)) continue;
    const std::size_t before = facts.known().size();
    try_value(cell, *test % 2 ? Verdict::Mine : Verdict::Safe, *test, facts);
    if (facts.known().size() > before) take_in(view, facts);
  }
}

// A test may come out differently when a clue that it went by has changed, or a new one lies in
// its way. Either touches a cell that the test gave a value to.
void Contradiction::take_in(const View& view, const Facts& facts) {
  supposition_.update(view, facts);
  for (const Cell clue : supposition_.new_clues()) {
    for (const Cell cell : view.topology().neighbours(clue)) {
      if (facts.is_known(cell)) continue;
      watches_.wake_watchers(cell);
      watches_.wake(2 * cell.index);
      watches_.wake(2 * cell.index + 1);
    }
  }
  for (const Cell known : supposition_.new_known()) {
    for (const Cell clue : view.topology().neighbours(known)) {
      if (!supposition_.is_used(clue)) continue;
      for (const Cell cell : view.topology().neighbours(clue)) {
        if (!facts.is_known(cell)) watches_.wake_watchers(cell);
      }
    }
  }
}

void Contradiction::try_value(Cell cell, Verdict verdict, int test, Facts& facts) {
  if (supposition_.suppose(cell, verdict)) {
    for (const auto& step : supposition_.steps()) watches_.watch(test, step.cell);
    supposition_.take_back();
    return;
  }
  clues_.clear();
  levels_.clear();
  supposition_.blame(clues_, levels_);
  supposition_.take_back();
  const Verdict other = verdict == Verdict::Safe ? Verdict::Mine : Verdict::Safe;
  if (!is_possible(cell, other)) return;  // the position contradicts itself
  std::ranges::sort(clues_);
  clues_.erase(std::unique(clues_.begin(), clues_.end()), clues_.end());
  Reason reason{Rule::Contradiction, {}};
  for (const Cell clue : clues_) reason.because.push_back(clue);
  facts.conclude({cell, other, reason});
}

bool Contradiction::is_possible(Cell cell, Verdict verdict) {
  const bool possible = supposition_.suppose(cell, verdict);
  supposition_.take_back();
  return possible;
}

EngineEntry contradiction_engine() {
  return {"contradiction", [] { return std::make_unique<Contradiction>(); }};
}

}  // namespace minewise
