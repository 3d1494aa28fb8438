// Describes an analysed position in words.
#pragma once

#include <string>

#include "core/placed_view.h"
#include "core/shape.h"
#include "solver/analyze.h"

namespace minewise {

// How far probabilities may be off. REQUIRES: the analysis is not exact.
std::string describe_error(const Analysis& analysis);

// "best: (0,2), a mine with probability 0.25"
std::string describe_best(const Analysis& analysis, const Shape& shape);

// A board for a heading: "5x4/5 topology=hex", "5x4, any number of mines".
std::string describe_board(const PlacedView& placed);

// What is certain and why, one line each, shortened if there are many.
std::string deductions_text(const Analysis& analysis, const PlacedView& placed);

}  // namespace minewise
