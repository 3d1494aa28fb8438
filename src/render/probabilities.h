// A position with the probability of a mine in every covered cell, in percent:
//
//           0    1    2
//       0   1    2    x     x certainly a mine, + certainly safe
//       1  33 [ 25] <1      <1 under half a percent, >99 over 99.5; [ ] the best cell to open
#pragma once

#include <optional>
#include <span>
#include <string>

#include "board/shape.h"
#include "knowledge/deduction.h"
#include "render/ansi.h"
#include "view/view.h"

namespace minewise {

// `probability` has one entry a cell; what is certain is what was deduced, not what rounds to 0
// or 1.
std::string draw_probabilities(const View& view, const Shape& shape,
                               std::span<const double> probability,
                               std::span<const Deduction> certain, std::optional<Cell> best,
                               const Ink& ink);

}  // namespace minewise
