#include "study/generate/clearing.h"

#include <utility>

#include "ground/base/check.h"

namespace minewise {

Clearing::Clearing(TopologyPtr topology, Engines engines)
    : engines_(std::move(engines)),
      blank_(std::move(topology), Rules::classic(), UnknownCount{}),
      view_(blank_) {}

bool Clearing::clear(const Layout& layout, Cell first) {
  CHECK(layout.cells() == blank_.cells());
  view_ = blank_;
  view_.tell_count(FixedCount{layout.mines()});
  facts_.start(view_);
  for (const auto& engine : engines_) engine->start(view_);
  openings_.clear();
  acted_on_ = 0;
  if (layout.has_mine(first)) return false;
  open(layout, first);
  const auto is_cleared = [&] {
    return view_.covered().size() == static_cast<std::size_t>(layout.mines());
  };
  for (std::size_t i = 0; i < engines_.size() && !is_cleared();) {
    if (i == 0) facts_.observe(view_);
    const std::size_t before = facts_.deductions().size();
    engines_[i]->deduce(view_, facts_);
    const bool has_found = facts_.deductions().size() > before;
    // What the dearest engine leaves open is left open by all.
    const bool is_last = i + 1 == engines_.size();
    i = open_proved(layout) || (has_found && !is_last && i > 0) ? 0 : i + 1;
  }
  return is_cleared();
}

// Opens a cell, and around every zero the neighbours, as the game does. The cells opened are also
// the queue of the search.
void Clearing::open(const Layout& layout, Cell first) {
  const std::size_t begin = view_.uncovered().size();
  openings_.push_back({facts_.deductions().size(), begin});
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
  for (; acted_on_ < facts_.deductions().size(); ++acted_on_) {
    const Deduction& deduction = facts_.deductions()[acted_on_];
    if (deduction.verdict != Verdict::Safe || !view_.is_covered(deduction.cell)) continue;
    CHECK(!layout.has_mine(deduction.cell));  // an engine is never wrong
    open(layout, deduction.cell);
  }
  return view_.uncovered().size() > before;
}

}  // namespace minewise
