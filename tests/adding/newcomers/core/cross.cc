// Squares that touch by a side alone.
#include "core/shape.h"

namespace minewise {
namespace {

constexpr std::array<Place, 4> kSides{{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};

}  // namespace

extern constexpr GridKind kCrossGrid{.word = "cross", .even_steps = kSides, .odd_steps = kSides};

}  // namespace minewise
