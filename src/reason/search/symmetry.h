// The ways to turn and mirror a board onto itself, found from the neighbour lists alone, so that
// they need no word about the kind of board.
#pragma once

#include <cstddef>
#include <vector>

#include "ground/board/topology.h"

namespace minewise {

// A symmetry gives every cell its image; neighbours go to neighbours.
using Symmetry = std::vector<Cell>;

// All symmetries but the one that moves nothing, or the first `most` of them: boards such as 2x8,
// where the cells of each column can change places, have more than are worth having.
std::vector<Symmetry> find_symmetries(const Topology& topology, std::size_t most);

}  // namespace minewise
