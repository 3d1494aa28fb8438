// How far apart cells are, counted in steps from a cell to a neighbour: on a square board the moves
// of a chess king, on a torus also across the edges.
#pragma once

#include <vector>

#include "core/topology.h"

namespace minewise {

// The distance of every cell from `cell`, by cell; -1 where there is no path.
std::vector<int> distances_from(const Topology& topology, Cell cell);

}  // namespace minewise
