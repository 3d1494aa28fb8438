#include "study/generate/clearing.h"

#include <utility>

#include "ground/base/check.h"

namespace minewise {

Clearing::Clearing(TopologyPtr topology, Means means)
    : known_(std::move(means)),
      blank_(std::move(topology), Rules::classic(), UnknownCount{}),
      view_(blank_) {}

bool Clearing::clear(const Layout& layout, Cell first) {
  CHECK(layout.cells() == blank_.cells());
  view_ = blank_;
  view_.tell_count(FixedCount{layout.mines()});
  known_.start(view_);
  openings_.clear();
  acted_on_ = 0;
  if (layout.has_mine(first)) return false;
  open(layout, first);
  const auto is_cleared = [&] {
    return view_.covered().size() == static_cast<std::size_t>(layout.mines());
  };
  while (!is_cleared()) {
    if (!known_.deduce_until(view_, [&] { return open_proved(layout); })) break;
  }
  return is_cleared();
}

// Opens a cell, and around every zero the neighbours, as the game does. The cells opened are also
// the queue of the search.
void Clearing::open(const Layout& layout, Cell first) {
  const std::size_t begin = view_.uncovered().size();
  openings_.push_back({known_.facts().deductions().size(), begin});
  view_.open(first, Clue::number(mines_around(layout, view_.topology(), first)));
  for (std::size_t next = begin; next < view_.uncovered().size(); ++next) {
    const Cell from = view_.uncovered()[next];
    if (view_.clue(from) != Clue::number(0)) continue;
    for (const Cell cell : view_.topology().neighbours(from)) {
      if (!view_.is_covered(cell)) continue;
      view_.open(cell, Clue::number(mines_around(layout, view_.topology(), cell)));
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
    open(layout, deduction.cell);
  }
  return view_.uncovered().size() > before;
}

}  // namespace minewise
