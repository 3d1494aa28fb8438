// The reasoning behind an analysis in words, aspect by aspect, with the named cells and the
// matrices of counts.
#pragma once

#include <string>
#include <vector>

#include "core/view.h"
#include "output/text/cell_names.h"
#include "solver/knowledge_base.h"
#include "solver/reasoning.h"

namespace minewise {

// Report 000's four matrices: what each cell shows, and its neighbours identified as mines,
// identified as safe, and hidden.
std::string counts_text(const std::vector<NeighbourCounts>& counts, const PlacedView& placed);

// The aspects that were asked for, with an empty line between them. Boards beyond `most_drawn` rows
// or columns have no matrices of counts.
std::string reasoning_text(const Reasoning& reasoning, const PlacedView& placed,
                           const CellNames& names, int most_drawn);

// The board with the names that the text uses, and what its signs mean.
std::string names_text(const PlacedView& placed, const CellNames& names);

}  // namespace minewise
