// The line between two cells of a chain of influence: from circle to circle, with a head that
// points the way, bent where cells in between would be covered. Where the edges of a board are
// joined and that way is shorter, it leaves the board on one side and comes in on the other.
#pragma once

#include "show/render/board_plan.h"

namespace minewise {

void draw_chain_line(Canvas& canvas, const Palette& palette, const BoardPlan& board, Cell from,
                     Cell to);

}  // namespace minewise
