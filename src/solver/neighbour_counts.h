// The knowledge base of report 000's question 1: for each cell what it shows, and how many of its
// neighbours are identified as mines, identified as safe, and still hidden. The three numbers add
// up to the number of neighbours.
#pragma once

#include <vector>

#include "core/view.h"

namespace minewise {

struct NeighbourCounts {
  int mines = 0;   // flagged or stepped on
  int safe = 0;    // open
  int hidden = 0;  // covered
};

// One entry a cell.
std::vector<NeighbourCounts> count_neighbours(const View& view);

}  // namespace minewise
