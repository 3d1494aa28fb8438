// The symbols of boards that others write: which symbol stands for which cell, and which ambiguous
// symbols are open cells. Digits may be emoji or of full width. Commas, bars and characters without
// width between cells are skipped.
//
// Some symbols (`-`, a space, squares) stand for covered cells with one writer, and with another
// for open cells without mines around them. In a row these become small letters, in the order in
// which settle_open_cells() tries them; all other symbols become those of our notation.
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

// Decides which ambiguous symbols are open cells. A symbol is open if it can be: the text writes no
// 0, some other cells are covered or mines, none of those touches a cell of this symbol, and every
// number and the number of mines still fit.
//
//     --1?      the - is open         ---      here it is not:
//     -12?                            121      no cell would be left for mines
//     -1F?
//
// Brown, yellow and orange squares are tried before blue and green ones, and together, because
// programs draw open ground in two shades of them.

// Opens the cells of the first symbols in `written` (ForeignRow::cells) that can be open. Returns
// these symbols.
std::string settle_open_cells(const std::string& written, Position& position);

}  // namespace minewise
