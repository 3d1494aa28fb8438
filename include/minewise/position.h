// Positions: boards as a player sees them, and as text.
//
// A position is rows of symbols, with or without spaces: `?` covered, `0`-`8` open with that clue,
// `_` open with the clue withheld, `M` a mine stepped on, `F` a flagged mine. Lines before the rows
// may say `mines 10`, `mines unknown`, `density 0.2`, `clues withheld:0.2` or `topology hex`; words
// beside the text win over them. All of that is checked; members that a program sets itself are
// not.
//
// A View is what engines and agents work on. It has cells with neighbours, and no rows and columns;
// a Shape has those, and turns a Place into a Cell and back. A Layout says where the mines are.
//
// Example:
//
//     #include <minewise/position.h>
//
//     #include <cstdio>
//
//     int main() {
//       const auto position = minewise::read_position("? ? ?\n1 2 1\n", {.mines = "2"});
//       if (!position) return std::puts(position.error().text().c_str()), 1;
//       const minewise::View view = minewise::view_of(*position);
//       const minewise::Cell below = position->shape.cell({1, 1});  // row 1, column 1
//       std::printf("%zu of %d cells are covered, one shows a %d\n", view.covered().size(),
//                   view.cells(), view.clue(below).number());
//       // prints 3 of 6 cells are covered, one shows a 2
//     }
//
// Promised names:
// - as text: Position, PositionWords, parse_position(), read_position(), format_position(),
//   position_of(); DrawnLayout, parse_layout(), format_layout(); LayoutSet, parse_layout_set(),
//   format_layout_set()
// - as a player sees it: View, view_of(), CellState, MineCount, FixedCount, Independent,
//   UnknownCount, PlacedView
// - boards: Cell, Place, parse_place(), Shape, parse_size(), Grid, find_grid(), grid_word(),
//   Topology, TopologyPtr, make_topology(), Layout, mines_around()
// - clues: Clue, ClueModel, ClueModelPtr, parse_clue_model(), exact_clues(), withheld_clues(),
//   optimistic_clues(), cautious_clues(), composed_clues()
#pragma once

#include "minewise/error.h"

#include "core/layout.h"
#include "core/position.h"
#include "core/view.h"
#include "formats/position_words.h"
