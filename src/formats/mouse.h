// A mouse over a board: presses and releases in, clicks out. What a click is, and how it counts, as
// rawvf's master converter has it:
//
//     left press, left release            a left click, where it is released
//     right press                         a right click at once, if the cell is covered; on an open
//                                         cell it counts when it is released, unless it became a
//                                         chord
//     both down, the first of them up     a chord, where it is released; the other one's release is
//                                         nothing, nor is a left release that follows it
//     middle press, middle release        a chord; other buttons that are down are forgotten
//     left press with shift               its release is a chord
//
// What happens outside the board counts as no click.
#pragma once

#include <functional>

#include "formats/click_board.h"
#include "formats/recording.h"

namespace minewise {

class Mouse {
 public:
  // `clicked` is called with each click. REQUIRES: recording and board outlive the mouse.
  Mouse(const Recording& recording, ClickBoard& board, std::function<void(Click)> clicked)
      : recording_(recording), board_(board), clicked_(std::move(clicked)) {}

  // REQUIRES: the board's game is not over.
  void take(const MouseEvent& event);

 private:
  void press_left(bool with_shift);
  void release_left();
  void press_right();
  void release_right();
  void press_middle();
  void release_middle();
  void report(Click click);

  const Recording& recording_;
  ClickBoard& board_;
  std::function<void(Click)> clicked_;
  MouseEvent event_;          // that is being taken
  std::optional<Cell> cell_;  // that it is over
  bool left_ = false, right_ = false, middle_ = false, shift_ = false;
  bool is_chorded_ = false;        // a chord was made, and a button of it is still down
  bool is_right_counted_ = false;  // the right button that is down has made its click
};

}  // namespace minewise
