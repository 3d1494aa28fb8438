// A board cleared by proof alone: from a first cell, everything that the engines prove safe is
// opened, until the board is cleared or they are stuck. Never a guess, so the same cells are opened
// in whatever order the engines come by them.
//
// The engines see what a player of the classic game sees, the number of mines included; whether
// they make use of it is theirs. A Clearing keeps its memory: to clear one board after another
// costs what the reasoning costs.
#pragma once

#include <span>
#include <vector>

#include "ground/board/layout.h"
#include "ground/view/view.h"
#include "reason/posterior/knowledge.h"

namespace minewise {

class Clearing {
 public:
  Clearing(TopologyPtr topology, Means means);

  // Opens the first cell and all that follows. Returns whether every safe cell is open. A first
  // cell that is a mine opens nothing. REQUIRES: the layout has as many cells as the topology.
  bool clear(const Layout& layout, Cell first);

  // Of the board cleared last: what its player sees, and what was proved.
  const View& view() const { return view_; }
  const Facts& facts() const { return known_.facts(); }

  // Its openings in order: how many deductions had been drawn when each was made, and how many
  // cells were uncovered then. The cell opened and those that a cascade opened with it follow in
  // View::uncovered().
  struct Opening {
    std::size_t deductions = 0;
    std::size_t uncovered = 0;
  };
  std::span<const Opening> openings() const { return openings_; }

 private:
  void open(const Layout& layout, Cell first);
  bool open_proved(const Layout& layout);

  Knowledge known_;
  View blank_;
  View view_;
  std::vector<Opening> openings_;
  std::size_t acted_on_ = 0;  // how many deductions have been turned into moves
};

}  // namespace minewise
