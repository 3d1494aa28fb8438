// Lists every layout that explains a view, if there are few.
//
// The arrangements of each component are found by trying its cells one after another, neighbours of
// a clue together, and turning back where a clue can no longer be satisfied. Then one arrangement
// of each component is combined with a way to lay the remaining mines in the interior, in all ways
// that give the number of mines on the board.
#pragma once

#include <cstddef>
#include <optional>

#include "core/view.h"
#include "search/layout_table.h"
#include "search/pace.h"

namespace minewise {

// The layouts, with the answers of all covered cells; nothing if there are more than `most`, if
// finding them takes too long for their number, or if the pace is stopped. A pending promise is
// ignored. In a running classic game with an unknown number of mines, the layout in which all
// covered cells are mines is left out: with it the game would be over. REQUIRES: the numbers shown
// are true.
std::optional<LayoutTable> layouts_explaining(const View& view, std::size_t most, Pace& pace);

}  // namespace minewise
