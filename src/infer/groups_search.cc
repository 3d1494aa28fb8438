// The search of the groups engine: from an arrangement that satisfies all clues to another that
// satisfies them together with what is supposed. It goes from broken clue to broken clue, nearest
// to the first change first, and at each tries to change one cell or to leave it for good.
//
// When both fail, the suppositions at fault in either are put together; one that is not among them
// was tried in vain, and its other value need not be (conflict-directed backjumping; Prosser 1993).
#include <algorithm>

#include "infer/groups.h"

namespace minewise {

// On Yes all that was supposed stays, for the caller to read; on No nothing of it.
Groups::Found Groups::search(Levels& at_fault) {
  const Cell* unmet = find_unmet();
  if (!unmet) return Found::Yes;
  if (supposition_.levels() == kMostLevels) return Found::GaveUp;
  const auto level = static_cast<std::size_t>(supposition_.levels());
  const Cell cell = choose_change(*unmet);
  const bool mine = mine_[cell.at()];

  const std::size_t blamed_before = blamed_.size();
  Levels first;
  Found found = attempt(cell, !mine, first);
  if (found != Found::No) return found;
  if (!first.test(level)) {
    at_fault |= first;
    return Found::No;
  }
  const std::size_t blamed_first = blamed_.size();
  Levels second;
  found = attempt(cell, mine, second);
  if (found != Found::No) return found;
  if (second.test(level)) {
    at_fault |= first;
    second.reset(level);
  } else {
    blamed_.erase(blamed_.begin() + static_cast<std::ptrdiff_t>(blamed_before),
                  blamed_.begin() + static_cast<std::ptrdiff_t>(blamed_first));
  }
  at_fault |= second;
  at_fault.reset(level);
  return Found::No;
}

// Supposes a value and goes on from there.
Groups::Found Groups::attempt(Cell cell, bool mine, Levels& at_fault) {
  if (++attempts_ > kMostAttempts) return Found::GaveUp;
  Found found = Found::No;
  if (supposition_.suppose(cell, mine ? Verdict::Mine : Verdict::Safe)) {
    found = search(at_fault);
  } else {
    lay_blame(at_fault);
  }
  if (found == Found::No) supposition_.take_back();
  return found;
}

void Groups::lay_blame(Levels& at_fault) {
  levels_.clear();
  supposition_.blame(blamed_, levels_);
  for (const int level : levels_) at_fault.set(static_cast<std::size_t>(level));
}

bool Groups::is_changed(Cell cell) const {
  return supposition_.is_supposed(cell) &&
         supposition_.is_mine(cell) != static_cast<bool>(mine_[cell.at()]);
}

// Mines among the unknown neighbours of a clue, in the arrangement with what is supposed.
int Groups::mines_around(Cell clue) const {
  const Supposition::Heard& heard = supposition_.heard(clue);
  int mines = heard.mines;
  for (const Cell cell : supposition_.topology().neighbours(clue)) {
    mines += supposition_.is_free(cell) && mine_[cell.at()];
  }
  return mines;
}

bool Groups::is_met(Cell clue) const {
  const Supposition::Heard& heard = supposition_.heard(clue);
  const int mines = mines_around(clue);
  return mines >= heard.least && mines <= heard.most;
}

// A clue that the arrangement would break, with what is supposed.
const Cell* Groups::find_unmet() const {
  if (mended_ != Supposition::kSupposed && !is_met(mended_)) return &mended_;
  for (const auto& step : supposition_.steps()) {
    if (!is_changed(step.cell)) continue;
    for (const Cell& clue : supposition_.topology().neighbours(step.cell)) {
      if (supposition_.is_heeded(clue) && !is_met(clue)) return &clue;
    }
  }
  return nullptr;
}

// A free cell whose change helps a broken clue. There is one: had the clue none left, following it
// would have failed.
Cell Groups::choose_change(Cell clue) const {
  const bool too_many = mines_around(clue) > supposition_.heard(clue).most;
  const auto neighbours = supposition_.topology().neighbours(clue);
  return *std::ranges::find_if(neighbours, [&](Cell cell) {
    return supposition_.is_free(cell) && static_cast<bool>(mine_[cell.at()]) == too_many;
  });
}

}  // namespace minewise
