// A board under a person's clicks (ClickBoard), and the mouse that makes the clicks (Mouse). Unlike
// a Game, this board has question marks, chords and flags that can be taken back. It accepts any
// click at any time; a click that does nothing is wasted.
//
// The rules are those of Windows Minesweeper and of the programs that players use. A left click
// opens a covered cell that has no flag. An opening stops at flags. A chord on a number with as
// many flags around it opens the other cells around it. One opened mine loses, and all safe cells
// open wins; after that the board accepts no more clicks.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/layout.h"
#include "core/topology.h"
#include "formats/person_game.h"
#include "formats/recording.h"

namespace minewise {

class ClickBoard {
 public:
  enum class State : std::uint8_t { Covered, Marked, Flagged, Open, Mine };

  // REQUIRES: the layout outlives the board, and has its topology's cells.
  ClickBoard(const Layout& layout, TopologyPtr topology, bool marks);

  State state(Cell cell) const { return state_[cell.at()]; }
  int number(Cell cell) const { return around_[cell.at()]; }  // mines that touch it
  GameEnd end() const { return end_; }
  bool is_over() const { return end_ != GameEnd::Unfinished; }
  int opened() const { return opened_; }  // cells, a mine included

  void toggle_marks() { marks_ = !marks_; }
  bool marks() const { return marks_; }

  // What a click did; its time is left for the caller. REQUIRES: !is_over().
  Click left(Cell cell);
  Click right(Cell cell);
  Click chord(Cell cell);

  // Makes a recorded click again, with question marks on or off as they were then. What the record
  // says that it did is ignored.
  Click repeat(const Click& click);

 private:
  bool can_open(Cell cell) const {
    return state(cell) == State::Covered || state(cell) == State::Marked;
  }
  void open(Cell cell);
  void settle(Click& click, int before);

  const Layout* layout_;
  TopologyPtr topology_;
  std::vector<State> state_;
  std::vector<std::uint8_t> around_;
  std::vector<Cell> queue_;
  bool marks_;
  bool is_hit_ = false;
  int safe_left_;
  int opened_ = 0;
  GameEnd end_ = GameEnd::Unfinished;
};

// Turns the presses and releases of a mouse over a board into clicks. The definition of a click,
// and how it counts, follows rawvf's master converter:
//
//     left press, left release            a left click, where it is released
//     right press                         a right click at once, if the cell is covered; on an open
//                                         cell it counts when it is released, unless it became a
//                                         chord
//     both down, the first of them up     a chord, where it is released; the release of the other
//                                         does nothing, nor does a left release that follows it
//     middle press, middle release        a chord; other buttons that are down are forgotten
//     left press with shift               its release is a chord
//
// Events outside the board are not clicks.
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
