// The search of the groups engine: from an arrangement that satisfies all clues to another that
// satisfies them together with what is supposed. It goes from broken clue to broken clue, nearest
// to the first change first, and at each tries to change one cell or to leave it for good.
//
// When both fail, the suppositions at fault in either are put together; one that is not among them
// was tried in vain, and its other value need not be (conflict-directed backjumping; Prosser 1993).
#include <algorithm>
#include <limits>

#include "solver/engines/groups.h"

namespace minewise {

// On Yes all that was supposed stays, for the caller to read; on No nothing of it. The clues around
// the first `from` steps are met.
Groups::Found Groups::search(std::size_t from, Levels& at_fault) {
  std::optional<Cell> unmet = find_unmet(from);
  if (!unmet) return Found::Yes;
  if (supposition_.levels() == kMostLevels) return Found::GaveUp;
  const auto level = static_cast<std::size_t>(supposition_.levels());
  const Cell cell = choose_change(*unmet);
  const bool mine = mine_[cell.at()];

  const std::size_t blamed_before = blamed_.size();
  Levels first;
  Found found = attempt(cell, !mine, from, first);
  if (found != Found::No) return found;
  if (!first.test(level)) {
    at_fault |= first;
    return Found::No;
  }
  const std::size_t blamed_first = blamed_.size();
  Levels second;
  found = attempt(cell, mine, from, second);
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
Groups::Found Groups::attempt(Cell cell, bool mine, std::size_t from, Levels& at_fault) {
  if (++attempts_ > kMostAttempts) return Found::GaveUp;
  Found found = Found::No;
  if (supposition_.suppose(cell, mine ? Verdict::Mine : Verdict::Safe)) {
    found = search(from, at_fault);
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
  const Supposition::Reading& reading = supposition_.reading(clue);
  int mines = reading.mines;
  for (const Cell cell : supposition_.topology().neighbours(clue)) {
    mines += supposition_.is_free(cell) && mine_[cell.at()];
  }
  return mines;
}

bool Groups::is_met(Cell clue) const {
  const Supposition::Reading& reading = supposition_.reading(clue);
  const int mines = mines_around(clue);
  return mines >= reading.least && mines <= reading.most;
}

// A clue that the arrangement would break, with what is supposed. Clues around earlier steps that
// were met stay so, unless a later change is next to them as well.
std::optional<Cell> Groups::find_unmet(std::size_t& from) const {
  if (mended_ != Supposition::kSupposed && !is_met(mended_)) return mended_;
  for (; from < supposition_.steps().size(); ++from) {
    const Cell cell = supposition_.steps()[from].cell;
    if (!is_changed(cell)) continue;
    for (const Cell clue : supposition_.topology().neighbours(cell)) {
      if (supposition_.is_used(clue) && !is_met(clue)) return clue;
    }
  }
  return std::nullopt;
}

// Of the free cells whose change helps a broken clue, the one that does the least harm to others.
// There is one: had the clue none left, following it would have failed.
Cell Groups::choose_change(Cell clue) const {
  const bool too_many = mines_around(clue) > supposition_.reading(clue).most;
  Cell best;
  int least = std::numeric_limits<int>::max();
  for (const Cell cell : supposition_.topology().neighbours(clue)) {
    if (!supposition_.is_free(cell) || static_cast<bool>(mine_[cell.at()]) != too_many) continue;
    const int harm = harm_of_change(cell);
    if (harm >= least) continue;
    least = harm;
    best = cell;
  }
  return best;
}

// How far a change takes the clues around a cell from what they allow, less how far it takes them
// back.
int Groups::harm_of_change(Cell cell) const {
  const int change = mine_[cell.at()] ? -1 : 1;
  int harm = 0;
  for (const Cell clue : supposition_.topology().neighbours(cell)) {
    if (!supposition_.is_used(clue)) continue;
    const Supposition::Reading& reading = supposition_.reading(clue);
    const int mines = mines_around(clue);
    const auto off = [&](int sum) {
      return std::max({0, reading.least - sum, sum - reading.most});
    };
    harm += off(mines + change) - off(mines);
  }
  return harm;
}

}  // namespace minewise
