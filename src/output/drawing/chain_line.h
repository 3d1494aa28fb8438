// Draws the line to a stop of a chain of influence: an arrow from circle to circle, bent where it
// would run over what a cell in between shows, if need be along the gaps between cells, and dashed
// where the number of mines leads there. If the edges of the board are joined and that way is
// shorter, it leaves the board on one side and comes in on the other.
#pragma once

#include "output/drawing/board_plan.h"
#include "output/drawing/overlay.h"

namespace minewise {

void draw_chain_line(Canvas& canvas, const Palette& palette, const BoardPlan& board, Cell from,
                     const ChainStop& to);

}  // namespace minewise
