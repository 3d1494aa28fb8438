// Report 002's figure 16, mean score before and after its search against density for boards of 5x5,
// 10x10 and 15x15, with our search and the solid block beside it.
#pragma once

#include "study/generate/hard_board.h"
#include "study/presets/figures.h"

namespace minewise {

// The boards of the figure.
std::vector<Board> figure_16_boards();

// `plans` has a search for each board in that order; both methods are tried from the same `count`
// boards. Nothing if it was given up.
std::optional<Figures> measure_figure_16(const std::vector<HardPlan>& plans, std::uint64_t count,
                                         const FigureRun& run);

}  // namespace minewise
