// The rows of elimination in words: as a matrix with named columns, or as sums where it would be
// too wide.
#pragma once

#include <string>

#include "core/placed_view.h"
#include "output/text/cell_names.h"
#include "solver/elimination_rows.h"

namespace minewise {

// Tables with more columns than this are too wide to read.
inline constexpr std::size_t kMostColumns = 24;

std::string rows_text(const Elimination& elimination, const PlacedView& placed,
                      const CellNames& names);

}  // namespace minewise
