// Layouts in the formats of other programs: MBF files (mbf.h) and game IDs of Tatham's Mines
// (tatham.h), told by their content. (Their positions are read by foreign_board.h.)
#pragma once

#include <optional>
#include <string_view>

#include "core/layout_set.h"

namespace minewise {

// An Error if the text is an ID with a mistake. Nothing if the bytes are something else: MBF has no
// mark, so that only a whole file is one.
std::optional<Result<LayoutSet>> read_board_file(std::string_view bytes);

}  // namespace minewise
