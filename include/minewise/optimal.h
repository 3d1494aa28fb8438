// Best play: the whole game tree, for small boards and for positions with few layouts left.
//
// The value is a fraction: the chance to win under classic rules, the expected number of mines
// stepped on under survival rules. Limits are counts, so that the answer is the same everywhere; an
// answer that a limit cut short says so.
//
// Example:
//
//     #include <minewise/optimal.h>
//     #include <minewise/rules.h>
//
//     #include <cstdio>
//
//     int main() {
//       const auto board = minewise::parse_board("4x4/4");
//       if (!board) return std::puts(board.error().text().c_str()), 1;
//       const auto topology = minewise::make_topology({board->width, board->height});
//       const minewise::View view(topology, minewise::Rules::classic(), minewise::FixedCount{4});
//       auto play = minewise::OptimalPlay::make(view, {});
//       if (!play) return std::puts(play.error().text().c_str()), 1;
//       const minewise::Solution solution = play->solve(minewise::Wanted::AllBest);
//       const minewise::Fraction value = solution.value.reduced();
//       std::printf("%s/%s\n", value.num.str().c_str(), value.den.str().c_str());
//       // prints 961/1365
//     }
//
// Promised names: OptimalPlay, Solution, Wanted, CellWorth, Fraction, SolverLimits, BigInt;
// solve_endgame(), EndgameLimits.
#pragma once

#include "minewise/error.h"

#include "search/endgame.h"
#include "search/optimal.h"
