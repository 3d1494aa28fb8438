// Layouts in the formats of other programs: MBF board files, and game IDs of Mines, one of Simon
// Tatham's puzzles. read_board_file() detects the format from the content. Positions of other
// programs are read by foreign_board.h.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/layout.h"

namespace minewise {

// MBF, the board files of Minesweeper Clone, Arbiter and JSMinesweeper:
//
//     offset 0   width                            one byte each
//            1   height
//            2   mines, the high byte, the low byte
//            4   for each mine its column and row, from 0
//
// There is nothing else. Boards are square grids with at most 255 cells a side.

// An Error names the offset ("byte 12: ...").
Result<LayoutSet> parse_mbf(std::string_view bytes);

// Board `board`, from 0. An Error if it is too large, or not square.
Result<std::string> format_mbf(const LayoutSet& set, std::size_t board);

// SHA-1 (FIPS 180-4). Tatham's Mines masks its boards with it; it protects nothing here.

std::array<std::uint8_t, 20> sha1(std::string_view bytes);

// Boards of Mines, one of Simon Tatham's puzzles, as its game IDs describe them:
//
//     9x9:4,4,mb071b49fbd1cb6a0d5868        9x9n10:004000007c00010022080
//
// An ID has the size, with or without the number of mines (n10) and the `a` of boards that may need
// a guess; the column and row of the cell that opens the game, if there is one; `m` if the rest is
// masked, `u` or nothing if not; and a bit for each cell, row by row, four to a digit, the highest
// first. The mask keeps players from reading the board off its ID. It cuts the bytes into two
// halves, the first the smaller, and mixes each with a stream of SHA-1 of the other (see misc.c of
// the puzzles).
//
// IDs with a random seed in place of a board (9x9n10#123, 9x9:r10,u,...) are refused: only that
// program can turn them into a board.

// Whether a text begins like such an ID: a size in which a ':' or a '#' comes.
bool is_tatham_id(std::string_view text);

// An Error names the column.
Result<LayoutSet> parse_tatham_id(std::string_view text);

// Not masked; the first move if there is one. REQUIRES: the grid is the usual one.
std::string format_tatham_id(const LayoutSet& set, std::size_t board);

// An Error if the text is an ID with a mistake. Nothing if the bytes are something else: MBF has no
// mark, so that only a whole file is one.
std::optional<Result<LayoutSet>> read_board_file(std::string_view bytes);

}  // namespace minewise
