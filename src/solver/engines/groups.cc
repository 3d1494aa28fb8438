#include "solver/engines/groups.h"

#include <algorithm>
#include <limits>

namespace minewise {

namespace {

constexpr Cell kNoClue = Supposition::kSupposed;

void sort_out_repeated(std::vector<Cell>& clues) {
  std::ranges::sort(clues);
  clues.erase(std::unique(clues.begin(), clues.end()), clues.end());
}

}  // namespace

void Groups::start(const View& view) {
  supposition_.start(view);
  mine_.assign(static_cast<std::size_t>(view.cells()), false);
  watches_.start(view.cells(), view.cells());
  unmet_.clear();
  mended_ = kNoClue;
}

void Groups::deduce(const View& view, Facts& facts) {
  take_in(view, facts);
  while (const auto next = watches_.take_next()) {
    const Cell cell{*next};
    if (facts.is_known(cell)) continue;
    const std::size_t before = facts.known().size();
    test(cell, facts);
    if (facts.known().size() > before) take_in(view, facts);
  }
}

void Groups::take_in(const View& view, const Facts& facts) {
  supposition_.update(view, facts);
  if (supposition_.new_clues().empty() && supposition_.new_known().empty()) return;
  for (const Cell cell : supposition_.new_known()) take_in_known(cell);
  for (const Cell clue : supposition_.new_clues()) take_in_clue(clue);
  mend_unmet();
}

// Arrangements that had the cell otherwise are no longer good; perhaps not even the one kept.
void Groups::take_in_known(Cell cell) {
  watches_.wake_watchers(cell);
  if (supposition_.is_mine(cell) != static_cast<bool>(mine_[cell.at()])) {
    set(cell, supposition_.is_mine(cell));
  }
}

void Groups::take_in_clue(Cell clue) {
  for (const Cell cell : supposition_.topology().neighbours(clue)) {
    if (!supposition_.is_free(cell)) continue;
    watches_.wake_watchers(cell);
    watches_.wake(cell.index);
  }
  check(clue);
}

// Changes the arrangement in one cell. What was found about cells that share a clue with it, or
// differed there, may no longer be good.
void Groups::set(Cell cell, bool mine) {
  mine_[cell.at()] = mine;
  for (const Cell clue : supposition_.topology().neighbours(cell)) {
    if (!supposition_.reading(clue).useful) continue;
    for (const Cell near : supposition_.topology().neighbours(clue)) watches_.wake_watchers(near);
    check(clue);
  }
}

void Groups::check(Cell clue) {
  if (!supposition_.is_used(clue) || is_met(clue)) return;
  supposition_.use(clue, false);
  unmet_.push_back(clue);
}

// A clue that cannot be mended contradicts the others, or is too hard; nothing follows from it
// until something changes.
void Groups::mend_unmet() {
  const std::vector<Cell> clues = std::move(unmet_);
  unmet_.clear();
  for (const Cell clue : clues) {
    supposition_.use(clue, true);
    if (!supposition_.is_used(clue) || is_met(clue)) continue;
    const Found found = mend(clue);
    if (found == Found::Yes) keep_changes();
    take_back_all();
    if (found == Found::Yes) continue;
    supposition_.use(clue, false);
    unmet_.push_back(clue);
  }
}

Groups::Found Groups::mend(Cell clue) {
  attempts_ = 0;
  if (!supposition_.follow(clue)) return Found::No;
  mended_ = clue;
  Levels at_fault;
  const Found found = search(0, at_fault);
  mended_ = kNoClue;
  return found;
}

void Groups::keep_changes() {
  for (const auto& step : supposition_.steps()) {
    if (!is_changed(step.cell)) continue;
    mine_[step.cell.at()] = supposition_.is_mine(step.cell);
    for (const Cell clue : supposition_.topology().neighbours(step.cell)) {
      if (!supposition_.is_used(clue)) continue;
      for (const Cell near : supposition_.topology().neighbours(clue)) watches_.wake_watchers(near);
    }
  }
}

void Groups::test(Cell cell, Facts& facts) {
  blamed_.clear();
  const Found found = contradict(cell);
  if (found == Found::Yes) note_changes(cell);
  if (found == Found::GaveUp) watches_.watch(cell.index, cell);
  take_back_all();
  if (found != Found::No) return;
  trim_reason(cell);
  Reason reason{Rule::Groups, {}};
  for (const Cell clue : blamed_) reason.because.push_back(clue);
  facts.conclude({cell, mine_[cell.at()] ? Verdict::Mine : Verdict::Safe, reason});
}

// An arrangement that differs in one cell may answer for others it differs in as well.
void Groups::note_changes(Cell cell) {
  changed_.clear();
  for (const auto& step : supposition_.steps()) {
    if (is_changed(step.cell)) changed_.push_back(step.cell);
  }
  for (const Cell answered : changed_) {
    if (answered != cell && !watches_.settle(answered.index)) continue;
    for (const Cell each : changed_) watches_.watch(answered.index, each);
  }
}

// Looks for an arrangement in which a cell has not the value it has in the one kept.
Groups::Found Groups::contradict(Cell cell) {
  attempts_ = 0;
  Levels at_fault;
  return attempt(cell, !mine_[cell.at()], 0, at_fault);
}

// Leaves out every clue without which the cell is settled all the same.
void Groups::trim_reason(Cell cell) {
  sort_out_repeated(blamed_);
  if (blamed_.size() > kMostTrimmed) return;
  std::vector<Cell> clues = blamed_;
  for (const Cell clue : std::vector<Cell>(clues)) {
    const auto place = std::ranges::find(clues, clue);
    if (place == clues.end()) continue;
    std::vector<Cell> fewer = clues;
    fewer.erase(fewer.begin() + (place - clues.begin()));
    supposition_.restrict_to(fewer);
    blamed_.clear();
    const Found found = contradict(cell);
    take_back_all();
    supposition_.lift_restriction();
    if (found != Found::No) continue;
    sort_out_repeated(blamed_);
    clues = blamed_;
  }
  blamed_ = std::move(clues);
}

void Groups::take_back_all() {
  while (supposition_.levels() > 0) supposition_.take_back();
}

EngineEntry groups_engine() {
  return {"groups", [] { return std::make_unique<Groups>(); }};
}

// The search of the groups engine: from an arrangement that satisfies all clues to another that
// satisfies them together with what is supposed. It goes from broken clue to broken clue, nearest
// to the first change first, and at each tries to change one cell or to leave it for good.
//
// When both fail, the suppositions at fault in either are put together; one that is not among them
// was tried in vain, and its other value need not be (conflict-directed backjumping; Prosser 1993).

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
