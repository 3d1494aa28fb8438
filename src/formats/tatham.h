// Boards of Mines, one of Simon Tatham's puzzles, as its game IDs describe them:
//
//     9x9:4,4,mb071b49fbd1cb6a0d5868        9x9n10:004000007c00010022080
//
// The size, with or without the number of mines (n10) and the `a` of boards that may take a guess;
// the cell that opens the game, column and row, if there is one; `m` if the rest is masked, `u` or
// nothing if it is not; and a bit for each cell, row by row, four to a digit, the highest first.
// The mask keeps players from reading the board off its ID: the bytes are cut in two halves, the
// first the smaller, and each is mixed with a stream of SHA-1 of the other (misc.c of the puzzles
// describes it).
//
// IDs with random numbers in place of a board (9x9n10#123, 9x9:r10,u,...) are made a board of by
// that program alone, and are refused.
#pragma once

#include <string_view>

#include "core/layout_set.h"

namespace minewise {

// Whether a text begins like such an ID: a size in which a ':' or a '#' comes.
bool is_tatham_id(std::string_view text);

// An Error names the column.
Result<LayoutSet> parse_tatham_id(std::string_view text);

// Not masked; the first move if there is one. REQUIRES: the grid is the usual one.
std::string format_tatham_id(const LayoutSet& set, std::size_t board);

}  // namespace minewise
