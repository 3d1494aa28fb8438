// Squares on a board without an edge: the right side touches the left, and the bottom the top.
#include "core/grid.h"

namespace minewise {

extern constexpr GridKind kTorusGrid{
    .word = "torus", .wraps = true, .even_steps = kSquareSteps, .odd_steps = kSquareSteps};

}  // namespace minewise
