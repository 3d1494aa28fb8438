// Chooses the cell that is least likely to be a mine, and the first cell where the rules make it a
// zero. Of equally safe cells it takes the one next to most clues, because what it shows says most
// about other cells; then the one with fewest neighbours, corners before edges, because it is most
// often a zero; then the lowest. So cells next to a clue come before those of the interior, and of
// the interior corners come first.
//
// Chosen by measurement: classic 30x16/99 won, %, over 60,000 games each of seeds 1 and 2 with
// first=safe:0,0 and of seed 1 with first=zero:3,3 (the same boards for all; +-0.4):
//
//     most clues, fewest neighbours, lowest                        39.3   39.1   52.3
//     most clues, fewest covered neighbours, lowest                39.3   39.0   52.3
//     most clues, fewest neighbours, farthest from an open cell    39.3   38.9   52.3
//     most clues, fewest neighbours, likeliest zero                39.1   38.7   52.1
//
// Over 20,000 games of seed 1 the first of these wins 38.5 and 52.8; fewest neighbours alone 38.0
// and 51.6; next to a clue before fewest neighbours 38.2 and 52.0; likeliest zero 37.3 and 51.5.
#pragma once

#include <cmath>

#include "core/view.h"
#include "solver/decision.h"
#include "solver/knowledge.h"

namespace minewise {

// Probabilities this close to the least count as equal.
inline constexpr double kTiedProbability = 1e-9;

// Numbers that differ by rounding alone are as many steps: what is chosen by steps is the same on
// every machine, and whatever came before.
inline double steps_of(double number) {
  return std::round(number / kTiedProbability);
}

struct Safest {
  Cell cell;
  int tied = 0;                  // other cells as safe
  TieRule tie = TieRule::First;  // the first rule that told it from some of them
};

// REQUIRES: some layout explains the view, and some cell is covered.
Safest find_safest(Knowledge& known);
Cell safest_cell(Knowledge& known);

// Chooses the first cell where the rules keep it and its neighbours free of mines. All cells are
// then equally safe, and what matters is how many cells the opening shows. A good cell is far
// enough from the edge to have whole rings of cells around it, and otherwise near a corner, where
// fewer mines are around.
//
// Classic games won by `exact`, %, over 8,000 games of seed 1 with the first cell at row and column
// 0 to 4 (+-1.1, 0.8, 0.4):
//
//                  0      1      2      3      4
//     30x16/99   45.8   48.8   51.3   52.1   50.7
//     16x16/40   84.8   88.0   89.1   88.9   87.9
//     9x9/10     96.3   96.9   97.0   96.9   96.0

// The lowest cell with three whole rings around it, or with as many as fit on the board. REQUIRES:
// nothing is open yet.
Cell opening_cell(const View& view);

}  // namespace minewise
