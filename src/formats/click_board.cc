#include "formats/click_board.h"

#include <utility>

namespace minewise {

ClickBoard::ClickBoard(const Layout& layout, TopologyPtr topology, bool marks)
    : layout_(&layout),
      topology_(std::move(topology)),
      state_(static_cast<std::size_t>(layout.cells()), State::Covered),
      around_(static_cast<std::size_t>(layout.cells()), 0),
      marks_(marks),
      safe_left_(layout.cells() - layout.mines()) {
  layout.for_each_mine([&](Cell mine) {
    for (const Cell near : topology_->neighbours(mine)) ++around_[near.at()];
  });
}

void ClickBoard::open(Cell cell) {
  if (!can_open(cell)) return;
  queue_.assign(1, cell);
  while (!queue_.empty()) {
    const Cell next = queue_.back();
    queue_.pop_back();
    if (!can_open(next)) continue;
    ++opened_;
    if (layout_->has_mine(next)) {
      state_[next.at()] = State::Mine;
      is_hit_ = true;
      continue;
    }
    state_[next.at()] = State::Open;
    --safe_left_;
    if (number(next) > 0) continue;
    for (const Cell near : topology_->neighbours(next)) queue_.push_back(near);
  }
}

void ClickBoard::settle(Click& click, int before) {
  click.opened = opened_ - before;
  click.is_wasted = click.opened == 0;
  click.hits_mine = is_hit_;
  if (is_hit_) {
    end_ = GameEnd::Lost;
  } else if (safe_left_ == 0) {
    end_ = GameEnd::Won;
  }
}

Click ClickBoard::left(Cell cell) {
  Click click{.cell = cell, .kind = Click::Kind::Open, .marks = marks_};
  const int before = opened_;
  open(cell);
  settle(click, before);
  return click;
}

Click ClickBoard::right(Cell cell) {
  Click click{.cell = cell, .kind = Click::Kind::Flag, .marks = marks_};
  State& now = state_[cell.at()];
  switch (now) {
    case State::Covered:
      now = State::Flagged;
      break;
    case State::Flagged:
      click.kind = Click::Kind::Unflag;
      now = marks_ ? State::Marked : State::Covered;
      break;
    case State::Marked:
      // With question marks switched off in between, a mark is as good as nothing.
      click.kind = marks_ ? Click::Kind::Unmark : Click::Kind::Flag;
      click.is_wasted = marks_;
      now = marks_ ? State::Covered : State::Flagged;
      break;
    case State::Open:
    case State::Mine:
      click.is_wasted = true;
      break;
  }
  return click;
}

Click ClickBoard::chord(Cell cell) {
  Click click{.cell = cell, .kind = Click::Kind::Chord, .marks = marks_};
  const int before = opened_;
  if (state(cell) == State::Open) {
    int flags = 0;
    for (const Cell near : topology_->neighbours(cell)) flags += state(near) == State::Flagged;
    if (flags == number(cell)) {
      for (const Cell near : topology_->neighbours(cell)) open(near);
    }
  }
  settle(click, before);
  return click;
}

Click ClickBoard::repeat(const Click& click) {
  marks_ = click.marks;
  // A right click that was released elsewhere than pressed does nothing, wherever it is told of.
  if (click.kind == Click::Kind::Flag && click.is_wasted) return click;
  Click again = click.kind == Click::Kind::Open    ? left(click.cell)
                : click.kind == Click::Kind::Chord ? chord(click.cell)
                                                   : right(click.cell);
  again.time_ms = click.time_ms;
  return again;
}

}  // namespace minewise
