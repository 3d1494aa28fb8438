// Clears a board by proof alone: from a first cell on, it opens every cell that the engines prove
// safe, until the board is cleared or nothing more can be proved. There is no guess, so the same
// cells are opened regardless of the order in which the engines find them.
//
// The engines see what a player of the classic game sees, including the number of mines; not all of
// them use it. A Clearing reuses its memory from board to board.
//
// A board that differs little from one that was cleared before need not be cleared from scratch. A
// deduction follows from the clues that it names and from what was known around them. Where all of
// that is the same on both boards, the deduction holds on the other one too, and is taken over.
// Since the order does not matter, the result is that of a clearing from scratch. It is a proof
// too, because every step follows from earlier steps. What follows from the number of mines is not
// taken over. On 30x16 with 200 mines and one mine moved, two thirds of what was known before are
// taken over.
//
// Until the first opened cell shows another number, a clearing is the same as the one before. So it
// goes back to the last noted moment before that. All that was known then is known here, also what
// follows from the number of mines: nearly half of what was known at the end. Only later deductions
// are compared one by one.
#pragma once

#include <span>
#include <vector>

#include "core/cell_bytes.h"
#include "core/layout.h"
#include "core/view.h"
#include "solver/knowledge.h"

namespace minewise {

class Clearing {
 public:
  Clearing(TopologyPtr topology, Means means);

  // Opens the first cell and all that follows. Returns whether every safe cell is open. If the
  // first cell is a mine, nothing is opened. REQUIRES: the layout has as many cells as the
  // topology.
  bool clear(const Layout& layout, Cell first);

  // The same, but takes over what `before` proved and what holds here too. REQUIRES: `before` is
  // another Clearing, of the same topology, by the same means, from the same first cell.
  bool clear_like(const Clearing& before, const Layout& layout, Cell first);

  // For the board cleared last: what a player sees, and what was proved.
  const View& view() const { return view_; }
  const Facts& facts() const { return known_.facts(); }

  // Its openings in order, each with the number of deductions and of uncovered cells before it. The
  // opened cell, and those that a cascade opened with it, follow in View::uncovered().
  struct Opening {
    std::size_t deductions = 0;
    std::size_t uncovered = 0;
  };
  std::span<const Opening> openings() const { return openings_; }

 private:
  bool start(const Layout& layout, Cell first);
  bool finish(const Layout& layout);
  struct Moment {  // every cell known to be safe is open, and nothing else
    std::size_t uncovered = 0;
    std::size_t known = 0;
    std::size_t deductions = 0;
    std::size_t openings = 0;
  };
  void note_moment();
  Moment go_back(const Clearing& before, const Layout& layout);
  Moment last_alike(const Clearing& before) const;
  void take_over(const Clearing& before, const Moment& since);
  void take_over(const Deduction& deduction);
  void compare(const Clearing& before, Cell cell);
  void open(Cell first);
  bool open_proved(const Layout& layout);

  Knowledge known_;
  View blank_;
  View view_;
  std::vector<Opening> openings_;
  std::size_t acted_on_ = 0;  // how many deductions have been turned into moves

  std::vector<Moment> moments_;

  Layout layout_;
  CellBytes numbers_;  // mines around each cell

  // While deductions are taken over: by cell, how much of its clue and of what is known around it
  // is not the same as in the clearing before at the same point.
  CellBytes differences_;
};

}  // namespace minewise
