// MBF, the board files of Minesweeper Clone, Arbiter and JSMinesweeper:
//
//     offset 0   width                            one byte each
//            1   height
//            2   mines, the high byte, the low byte
//            4   for each mine its column and row, from 0
//
// and nothing else. Boards have at most 255 cells a side and are square.
#pragma once

#include <string>
#include <string_view>

#include "core/layout_set.h"

namespace minewise {

// An Error names the offset ("byte 12: ...").
Result<LayoutSet> parse_mbf(std::string_view bytes);

// Board `board`, from 0. An Error if it is too large, or not square.
Result<std::string> format_mbf(const LayoutSet& set, std::size_t board);

}  // namespace minewise
