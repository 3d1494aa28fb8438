// The rows of elimination in words: as a matrix with named columns, or as sums where it would be
// too wide.
#pragma once

#include <string>

#include "ground/view/placed_view.h"
#include "reason/analyze/elimination_rows.h"
#include "show/wording/cell_names.h"

namespace minewise {

// Tables with more columns than this are too wide to read.
inline constexpr std::size_t kMostColumns = 24;

std::string rows_text(const Elimination& elimination, const PlacedView& placed,
                      const CellNames& names);

}  // namespace minewise
