// Explains the probability of a cell in words. If the cell is certain, that is its proof.
// Otherwise: the layouts with and without a mine there, the clues that matter, what opening the
// cell may show and settle, and how the other candidates compare.
#pragma once

#include <string>

#include "core/placed_view.h"
#include "core/shape.h"
#include "search/grounds.h"
#include "solver/analyze.h"

namespace minewise {

std::string describe_grounds(const Grounds& grounds, Cell cell, const PlacedView& placed);

}  // namespace minewise
