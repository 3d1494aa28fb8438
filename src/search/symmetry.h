// Finds the symmetries of a board: the ways to turn and mirror it onto itself. They are found from
// the neighbour lists alone, so this works for every kind of board.
#pragma once

#include <cstddef>
#include <vector>

#include "core/topology.h"

namespace minewise {

// A symmetry gives every cell its image; neighbours go to neighbours.
using Symmetry = std::vector<Cell>;

// All symmetries except the one that moves nothing, or the first `most` of them. Boards such as
// 2x8, where the cells of each column can change places, have more than are useful.
std::vector<Symmetry> find_symmetries(const Topology& topology, std::size_t most);

}  // namespace minewise
