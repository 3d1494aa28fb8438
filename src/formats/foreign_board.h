// Boards as other programs and players write them, in rows as ours but with other symbols: digits
// with `-`, `x`, `X` or spaces for covered cells, rows of emoji, and the text that JSMinesweeper
// keeps and reads, whose first line is WIDTHxHEIGHTxMINES, or WIDTHxHEIGHT.
//
//     4x3x2            --1?         ⬜1️⃣🟦🟦
//     HH11             -12?         ⬜1️⃣2️⃣🚩
//     12F1             -1x?         ⬜⬜1️⃣🟦
//     0111
//
// A `-`, a space or a square of one colour may stand for a covered cell or for an open one without
// mines around (open_symbols.h). Spaces are cells only where the rows are of one length with them
// and of several lengths without, or where the first line tells the size. Cells with tabs between
// them may be left empty. Our own headers and comments may stand before the rows.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/layout.h"
#include "core/position.h"

namespace minewise {

struct ForeignReading {
  Position position;
  std::string opened = {};  // the symbols that were taken for open cells (foreign_row.h)
  bool is_table = false;    // cells with tabs between them, some empty

  // "'-' is read as open without mines around"; empty if nothing could be two things.
  std::string note() const;
};

// Reads such a board; an Error names the place. Nothing if the first row is for the most part of
// other symbols: then the text is something else.
std::optional<Result<ForeignReading>> read_foreign_board(std::string_view text);

// A position in which every mine is flagged, or was stepped on, tells the layout. JSMinesweeper
// keeps whole boards in that way, as its text with a flag for each mine.

// Nothing if the number of mines is not known, some are missing, or a clue disagrees.
std::optional<LayoutSet> layout_of_solved(const Position& position);

}  // namespace minewise
