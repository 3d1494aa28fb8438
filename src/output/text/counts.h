// Report 000's four matrices as text: what each cell shows, and its neighbours identified as mines,
// identified as safe, and hidden.
#pragma once

#include <string>
#include <vector>

#include "core/placed_view.h"
#include "solver/neighbour_counts.h"

namespace minewise {

std::string counts_text(const std::vector<NeighbourCounts>& counts, const PlacedView& placed);

}  // namespace minewise
