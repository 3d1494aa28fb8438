// Measures whether mines lie in clumps or scattered, and how near the border. Report 002 observes
// that its hard boards have clumps, and that these tend to form at the border; here both are
// numbers.
#pragma once

#include <optional>

#include "core/layout.h"
#include "core/shape.h"
#include "core/topology.h"

namespace minewise {

// The mean number of mines that touch a mine; 0 without mines.
double clumping(const Layout& layout, const Topology& topology);

// The mean distance of mines to the border in cells, 0 on the border itself; nothing without mines,
// and on a torus, which has no border.
std::optional<double> border_distance(const Layout& layout, const Shape& shape);

// How many mines of a board are in places where the other board has none.
int displaced(const Layout& layout, const Layout& from);

// The simple answer to which board is hardest: all mines in one block, as square as possible, in
// the top left corner. No clue says anything about the inside of a block.
Layout corner_block(const Shape& shape, int mines);

}  // namespace minewise
