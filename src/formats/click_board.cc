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

void Mouse::take(const MouseEvent& event) {
  using Kind = MouseEvent::Kind;
  event_ = event;
  if (event.kind == Kind::Move) return;
  cell_ = recording_.cell_at(event);
  switch (event.kind) {
    case Kind::Move:
      break;
    case Kind::LeftPress:
      return press_left(false);
    case Kind::ShiftLeftPress:
      return press_left(true);
    case Kind::LeftRelease:
      return release_left();
    case Kind::RightPress:
      return press_right();
    case Kind::RightRelease:
      return release_right();
    case Kind::MiddlePress:
      return press_middle();
    case Kind::MiddleRelease:
      return release_middle();
    case Kind::Preflag:
      press_right();
      release_right();
      break;
    case Kind::MarksToggle:
      board_.toggle_marks();
      break;
  }
}

void Mouse::press_left(bool with_shift) {
  if (middle_) return;
  left_ = true;
  shift_ = with_shift;
}

void Mouse::release_left() {
  if (!left_) return;
  left_ = false;
  if (!cell_) {
    is_chorded_ = false;
  } else if (right_ || shift_) {
    is_chorded_ = right_;
    shift_ = false;
    report(board_.chord(*cell_));
  } else if (is_chorded_) {
    is_chorded_ = false;
  } else {
    report(board_.left(*cell_));
  }
}

void Mouse::press_right() {
  if (middle_) return;
  right_ = true;
  shift_ = false;
  if (left_ || !cell_ || board_.state(*cell_) == ClickBoard::State::Open) return;
  is_right_counted_ = true;
  is_chorded_ = false;
  report(board_.right(*cell_));
}

void Mouse::release_right() {
  if (!right_) return;
  const bool is_counted = std::exchange(is_right_counted_, false);
  right_ = shift_ = false;
  if (!cell_) {
    is_chorded_ = left_;
  } else if (left_) {
    is_chorded_ = true;
    report(board_.chord(*cell_));
  } else if (!std::exchange(is_chorded_, false) && !is_counted) {
    report({.cell = *cell_, .kind = Click::Kind::Flag, .is_wasted = true});
  }
}

void Mouse::press_middle() {
  left_ = right_ = shift_ = is_chorded_ = is_right_counted_ = false;
  middle_ = true;
}

void Mouse::release_middle() {
  if (!std::exchange(middle_, false) || !cell_) return;
  report(board_.chord(*cell_));
}

void Mouse::report(Click click) {
  click.time_ms = event_.time_ms;
  clicked_(click);
}

}  // namespace minewise
