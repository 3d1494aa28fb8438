// Every layout that explains a view, where they are few.
//
// The arrangements of each component are listed by trying its cells one after another, neighbours
// of a clue together, and giving up where a clue cannot be met any more; then one arrangement of
// each component is combined with a way to lay the remaining mines in the interior, in all ways
// that come to the number of mines on the board.
#pragma once

#include <cstddef>
#include <optional>

#include "ground/view/view.h"
#include "reason/search/layout_table.h"

namespace minewise {

// The layouts, with the answers of all covered cells; nothing if there are more than `most`, or if
// finding them takes too long for their number. A promise that is pending is left out of account.
// Where the number of mines is not known and a classic game is running, the layout in which all
// covered cells are mines is none: the game would be over.
// REQUIRES: numbers shown are true.
std::optional<LayoutTable> layouts_explaining(const View& view, std::size_t most);

}  // namespace minewise
