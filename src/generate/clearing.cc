#include "generate/clearing.h"

#include <algorithm>
#include <utility>

#include "core/macros.h"

namespace minewise {

Clearing::Clearing(TopologyPtr topology, Means means)
    : known_(std::move(means)),
      blank_(std::move(topology), Rules::classic(), UnknownCount{}),
      view_(blank_) {}

bool Clearing::clear(const Layout& layout, Cell first) {
  return start(layout, first) && finish(layout);
}

bool Clearing::clear_like(const Clearing& before, const Layout& layout, Cell first) {
  const bool is_same_game = layout.mines() == before.layout_.mines() && !before.openings_.empty();
  if (!is_same_game || layout.has_mine(first)) return clear(layout, first);
  const Moment since = go_back(before, layout);
  if (since.openings == 0) open(first);
  take_over(before, since);
  return finish(layout);
}

// Returns whether the first cell is safe.
bool Clearing::start(const Layout& layout, Cell first) {
  CHECK(layout.cells() == blank_.cells());
  view_ = blank_;
  view_.tell_count(FixedCount{layout.mines()});
  known_.start(view_);
  openings_.clear();
  moments_.clear();
  acted_on_ = 0;
  layout_ = layout;
  if (layout.has_mine(first)) return false;
  numbers_.assign(view_.topology(), 0);
  layout.for_each_mine([&](Cell mine) { numbers_.add_around(mine, view_.topology(), 1); });
  open(first);
  return true;
}

bool Clearing::finish(const Layout& layout) {
  const auto is_cleared = [&] {
    return view_.covered().size() == static_cast<std::size_t>(layout.mines());
  };
  while (!is_cleared()) {
    note_moment();
    if (!known_.deduce_until(view_, [&] { return open_proved(layout); })) break;
  }
  return is_cleared();
}

void Clearing::note_moment() {
  known_.observe(view_);
  moments_.push_back({view_.uncovered().size(), facts().known().size(), facts().deductions().size(),
                      openings_.size()});
}

// Takes the other clearing back to the last moment at which it had gone as this one will. Returns
// that moment.
Clearing::Moment Clearing::go_back(const Clearing& before, const Layout& layout) {
  layout_ = layout;
  numbers_ = before.numbers_;
  layout.for_each_difference(before.layout_, [&](Cell cell) {
    numbers_.add_around(cell, view_.topology(), layout.has_mine(cell) ? 1 : -1);
  });
  const Moment since = last_alike(before);
  view_ = before.view_;
  view_.go_back(since.uncovered);
  known_.start_like(before.facts(), since.known, since.deductions, view_);
  openings_.assign(before.openings_.begin(), before.openings_.begin() + since.openings);
  const auto is_later = [&](const Moment& moment) { return moment.uncovered > since.uncovered; };
  moments_ = before.moments_;
  std::erase_if(moments_, is_later);
  return since;
}

Clearing::Moment Clearing::last_alike(const Clearing& before) const {
  const auto shown = before.view_.uncovered();
  const auto other = std::ranges::find_if(
      shown, [&](Cell cell) { return numbers_[cell] != before.numbers_[cell]; });
  const auto alike = static_cast<std::size_t>(other - shown.begin());
  Moment last;
  for (const Moment& moment : before.moments_) {
    if (moment.uncovered <= alike) last = moment;
  }
  return last;
}

// Goes through what became known later, in the order in which it did.
void Clearing::take_over(const Clearing& before, const Moment& since) {
  constexpr std::size_t kBetweenMoments = 16;
  differences_.assign(view_.topology(), 0);
  known_.observe(view_);
  auto next = before.facts().deductions().begin() + since.deductions;
  const auto end = before.facts().deductions().end();
  std::size_t at_moment = since.known;
  for (const Cell cell : before.facts().known().subspan(since.known)) {
    if (next != end && next->cell == cell) take_over(*next++);
    compare(before, cell);
    if (facts().known().size() < at_moment + kBetweenMoments) continue;
    note_moment();
    at_moment = facts().known().size();
  }
  acted_on_ = facts().deductions().size();
}

void Clearing::take_over(const Deduction& deduction) {
  const auto& [rule, because] = deduction.reason;
  if (rule == Rule::Count || because.empty()) return;
  if (std::ranges::any_of(because, [&](Cell clue) { return differences_[clue] > 0; })) return;
  known_.tell(deduction);
  if (deduction.verdict == Verdict::Mine || !view_.is_covered(deduction.cell)) return;
  open(deduction.cell);
  if (numbers_[deduction.cell] == 0) known_.observe(view_);  // it opened others
}

// Compares what is known of a cell, and what it shows, with the clearing before.
void Clearing::compare(const Clearing& before, Cell cell) {
  const bool was_mine = before.facts().is_mine(cell);
  const bool is_same = was_mine ? facts().is_mine(cell) : facts().is_safe(cell);
  if (is_same && (was_mine || numbers_[cell] == before.numbers_[cell])) return;
  ++differences_[cell];
  if (!is_same) differences_.add_around(cell, view_.topology(), 1);
}

// Opens a cell, and around every zero the neighbours, as the game does. The cells opened are also
// the queue of the search.
void Clearing::open(Cell first) {
  const std::size_t begin = view_.uncovered().size();
  openings_.push_back({known_.facts().deductions().size(), begin});
  view_.open(first, Clue::number(numbers_[first]));
  for (std::size_t next = begin; next < view_.uncovered().size(); ++next) {
    const Cell from = view_.uncovered()[next];
    if (numbers_[from] > 0) continue;
    for (const Cell cell : view_.topology().neighbours(from)) {
      if (!view_.is_covered(cell)) continue;
      view_.open(cell, Clue::number(numbers_[cell]));
    }
  }
}

// Opens every cell that was proved safe since the last time. Returns whether there was any.
bool Clearing::open_proved(const Layout& layout) {
  const std::size_t before = view_.uncovered().size();
  const auto deductions = known_.facts().deductions();
  for (; acted_on_ < deductions.size(); ++acted_on_) {
    const Deduction& deduction = deductions[acted_on_];
    if (deduction.verdict != Verdict::Safe || !view_.is_covered(deduction.cell)) continue;
    CHECK(!layout.has_mine(deduction.cell));  // an engine is never wrong
    open(deduction.cell);
  }
  return view_.uncovered().size() > before;
}

}  // namespace minewise
