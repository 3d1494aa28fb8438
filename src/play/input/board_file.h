// Layouts in the formats of other programs: MBF files (mbf.h) and game IDs of Tatham's Mines
// (tatham.h), told by their content. (Their positions are read by foreign_board.h.)
#pragma once

#include <optional>
#include <string_view>

#include "ground/view/layout_set.h"

namespace minewise {

// Nothing if the bytes are something else. Bytes that are no text are taken for a board file, so
// that what is wrong with it is told.
std::optional<Result<LayoutSet>> read_board_file(std::string_view bytes);

}  // namespace minewise
