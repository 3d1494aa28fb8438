// Boards as other programs and players write them, in rows as ours but with other symbols: digits
// with `-`, `x`, `X` or spaces for covered cells, rows of emoji, and the text that JSMinesweeper
// keeps and reads, whose first line is WIDTHxHEIGHTxMINES.
//
//     4x3x2            --1?         ⬜1️⃣🟦🟦
//     HH11             -12?         ⬜1️⃣2️⃣🚩
//     12F1             -1x?         ⬜⬜1️⃣🟦
//     0111
//
// A `-`, a space or a square of one colour may stand for a covered cell or for an open one without
// mines around, as the writer liked. It is open if it can be: the text writes no 0, other cells are
// covered or mines, none of them touches one of these, and every number still fits. Spaces are
// cells only where the rows are of one length with them and of several lengths without. Our own
// headers and comments may stand before the rows.
#pragma once

#include <optional>
#include <string_view>

#include "ground/view/position.h"

namespace minewise {

// Reads such a board; an Error names the place. Nothing if the first row is for the most part of
// other symbols: then the text is something else.
std::optional<Result<Position>> read_foreign_board(std::string_view text);

}  // namespace minewise
