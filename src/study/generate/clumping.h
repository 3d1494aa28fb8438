// How mines lie: in clumps or scattered, near the border or not. Report 002 observes that its hard
// boards have clumps, and that these tend to form at the border; here both are numbers.
#pragma once

#include <optional>

#include "ground/board/layout.h"
#include "ground/board/shape.h"
#include "ground/board/topology.h"

namespace minewise {

// The mean number of mines that touch a mine; 0 without mines.
double clumping(const Layout& layout, const Topology& topology);

// The mean distance of mines to the border in cells, 0 on the border itself; nothing without mines,
// and on a torus, which has no border.
std::optional<double> border_distance(const Layout& layout, const Shape& shape);

// How many mines of a board are not where the other has one.
int displaced(const Layout& layout, const Layout& from);

// The plain answer to what board is hardest: all mines in a block, as square as can be, in the top
// left corner. What lies inside a block no clue will ever tell.
Layout corner_block(const Shape& shape, int mines);

}  // namespace minewise
