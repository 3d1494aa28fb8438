// One row of a board as others write it: which symbol stands for which cell. Digits may be emoji or
// of full width; commas, bars and what has no width are passed over between cells.
//
// Some symbols stand for covered cells with one writer and for open ones without mines around with
// another: `-`, a space, squares. In a row these are small letters, in the order in which they are
// tried (open_symbols.h); all others are symbols of our notation.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/position.h"

namespace minewise {

inline constexpr char kSpaceCell = 'a';
inline constexpr char kFirstShade = 'k', kLastShade = 'm';  // brown, yellow, orange
inline constexpr std::string_view kForeignSymbols =
    "cells are written ? . # - x X H, a space or a coloured square, 0-8 _ M F * B, or the emoji of "
    "digits, flags and mines";

// The cells of one line, and its first character that is none.
struct ForeignRow {
  int line = 0;
  std::string cells;
  int unknown = 0;         // characters that are no cells
  std::size_t odd_at = 0;  // the first of them
  // One cell for each field between tabs, an empty one a space. Nothing where a field has more.
  std::optional<std::string> fields;
};

ForeignRow read_foreign_row(std::string_view text, int line);

bool may_be_open(char cell);

// How a cell that may be open is written, for messages: "'-'", "a space".
std::string name_of_symbol(char cell);

// Symbols that may stand for a covered cell or for an open one without mines around, as the writer
// liked. One is open if it can be: the text writes no 0, other cells are covered or mines, none of
// them touches one of these, every number still fits, and so do the mines.
//
//     --1?      the - is open         ---      here it is not,
//     -12?                            121      or no cell were left for mines
//     -1F?
//
// Squares of brown, yellow and orange are tried before blue and green ones, and together, because
// open ground is drawn in two shades of them.

// Opens the cells of the first symbols of `written` (foreign_row.h) that can be open. Returns these
// symbols.
std::string settle_open_cells(const std::string& written, Position& position);

}  // namespace minewise
