// The view of a position on neighbour lists that are there already. Making those takes five times
// as long as reading the text of the position, so that a program that reads many positions of a
// size keeps them.
#pragma once

#include "core/position.h"

namespace minewise {

// As view_of() gives it. REQUIRES: the topology was made from the position's shape.
View view_on(TopologyPtr topology, const Position& position);

}  // namespace minewise
