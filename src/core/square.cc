// Squares that touch by a side or by a corner: the board of the usual game.
#include "core/grid.h"

namespace minewise {

extern constexpr GridKind kSquareGrid{
    .word = "square", .even_steps = kSquareSteps, .odd_steps = kSquareSteps};

}  // namespace minewise
