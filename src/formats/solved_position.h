// A position in which every mine is flagged, or was stepped on, tells the layout. JSMinesweeper
// keeps whole boards in that way, as its text with a flag for each mine.
#pragma once

#include <optional>

#include "core/layout_set.h"
#include "core/position.h"

namespace minewise {

// Nothing if the number of mines is not known, some are missing, or a clue disagrees.
std::optional<LayoutSet> layout_of_solved(const Position& position);

}  // namespace minewise
