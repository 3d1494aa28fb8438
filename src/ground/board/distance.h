// How far apart cells are, in steps from a cell to one that touches it: on a square board the moves
// of a king, and around the edges on a torus.
#pragma once

#include <vector>

#include "ground/board/topology.h"

namespace minewise {

// The distance of every cell from one of them, by cell; -1 where no path leads.
std::vector<int> distances_from(const Topology& topology, Cell cell);

}  // namespace minewise
