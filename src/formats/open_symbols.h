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
#pragma once

#include <string>

#include "core/position.h"

namespace minewise {

// Opens the cells of the first symbols of `written` (foreign_row.h) that can be open. Returns these
// symbols.
std::string settle_open_cells(const std::string& written, Position& position);

}  // namespace minewise
