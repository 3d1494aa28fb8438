#include "formats/mouse.h"

#include <utility>

namespace minewise {

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
