// Lists the arrangements of a counted component: how many mines lie in each region. It walks the
// tables of the count from the end to the starts. Every state can be reached from a start, so no
// walk is in vain, and the first arrangements of a component with billions come as fast as those of
// a small one.
#pragma once

#include <cstddef>
#include <vector>

#include "solver/count/count.h"

namespace minewise {

struct RegionArrangement {
  std::vector<int> mines;  // by region
  // The logarithm of its weight, on the scale of ComponentCount::total(): all ways to lay the mines
  // within regions, the tilt and the likelihood of the clues included.
  double log_weight = 0;
};

struct ArrangementList {
  std::vector<RegionArrangement> listed;
  bool is_complete = true;  // false: there are more
};

// At most `most` arrangements, in no particular order. REQUIRES: the count is exact and ready for
// sampling, and no clue was left open.
ArrangementList list_arrangements(const ComponentCount& count, std::size_t most);

}  // namespace minewise
