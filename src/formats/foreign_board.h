// Reads boards as other programs and players write them: rows as in our notation, but with other
// symbols. That covers digits with `-`, `x`, `X` or spaces for covered cells, rows of emoji, and
// the text of JSMinesweeper, whose first line is WIDTHxHEIGHTxMINES or WIDTHxHEIGHT.
//
//     4x3x2            --1?         ⬜1️⃣🟦🟦
//     HH11             -12?         ⬜1️⃣2️⃣🚩
//     12F1             -1x?         ⬜⬜1️⃣🟦
//     0111
//
// A `-`, a space or a square of one colour may stand for a covered cell, or for an open one without
// mines around it (foreign_symbols.h). Spaces are cells only if the rows have the same length with
// them and different lengths without, or if the first line gives the size. Cells separated by tabs
// may be empty. Our own headers and comments may stand before the rows.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/layout.h"
#include "core/position.h"

namespace minewise {

struct ForeignReading {
  Position position;
  std::string opened = {};  // the symbols that were taken for open cells (ForeignRow)
  bool is_table = false;    // cells with tabs between them, some empty

  // "'-' is read as open without mines around"; empty if nothing could be two things.
  std::string note() const;
};

// Reads such a board; an Error names the place. Nothing if most of the first row is other symbols:
// then the text is something else.
std::optional<Result<ForeignReading>> read_foreign_board(std::string_view text);

// A position in which every mine is flagged or was stepped on gives the layout. JSMinesweeper
// stores whole boards that way: as its text, with a flag for each mine.

// Nothing if the number of mines is not known, some are missing, or a clue disagrees.
std::optional<LayoutSet> layout_of_solved(const Position& position);

}  // namespace minewise
