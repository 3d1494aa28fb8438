// Hexagons. Odd rows sit half a cell to the right, so what lies above and below depends on the row:
//
//   row 0   a   b   c
//   row 1     d   e   f      e touches b c, d f and h i
//   row 2   g   h   i
#include "core/grid.h"

namespace minewise {
namespace {

constexpr std::array<Place, 6> kEvenHexSteps{{{-1, -1}, {-1, 0}, {0, -1}, {0, 1}, {1, -1}, {1, 0}}};
constexpr std::array<Place, 6> kOddHexSteps{{{-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, 0}, {1, 1}}};

}  // namespace

extern constexpr GridKind kHexGrid{
    .word = "hex", .is_hex = true, .even_steps = kEvenHexSteps, .odd_steps = kOddHexSteps};

}  // namespace minewise
