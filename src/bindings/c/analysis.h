// Pictures of analyses, as the command line draws them.
#pragma once

#include "bindings/c/options.h"
#include "solver/analyze.h"

namespace minewise::c {

// The reasoning that was asked for; or the proof of the cell asked about, step by step; or else the
// whole board. Refused if the board is too large to be drawn.
Answer<std::string> analysis_svg(const PlacedView& placed, const Analysis& analysis,
                                 std::optional<Cell> why, const Reasoning& reasoning, Theme theme);

}  // namespace minewise::c
