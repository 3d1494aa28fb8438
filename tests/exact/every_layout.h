// Every layout that explains a position, with its weight: what the oracle adds up, kept apart. For
// judging draws of whole layouts, and rules that leave out some of them.
//
// Like the oracle it shares nothing with the engines, and from the oracle it takes only the
// neighbours and the chances of clues. Cells are decided in order, and a clue is weighed as soon as
// its last neighbour is, so that most layouts are never looked at. every_layout_test holds it to
// the oracle.
#pragma once

#include <cstdint>
#include <vector>

#include "oracle/brute_force.h"

namespace minewise {

struct WeighedLayout {
  std::uint64_t mines = 0;  // bit i: a mine in cell i
  double weight = 0;        // on a common scale

  bool has_mine(int cell) const { return mines >> cell & 1; }
};

// REQUIRES: at most 64 cells.
std::vector<WeighedLayout> every_layout(const oracle::Position& position);

}  // namespace minewise
