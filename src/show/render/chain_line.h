// Draws the line between two cells of a chain of influence: an arrow from circle to circle, bent
// where it would cover cells in between. If the edges of the board are joined and that way is
// shorter, it leaves the board on one side and comes in on the other.
#pragma once

#include "show/render/board_plan.h"

namespace minewise {

void draw_chain_line(Canvas& canvas, const Palette& palette, const BoardPlan& board, Cell from,
                     Cell to);

}  // namespace minewise
