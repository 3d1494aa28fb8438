// How far the influence of one cell travels, on average over positions met in play, against the
// density of mines ("reach-density") and against the size of the board ("reach-size").
#pragma once

#include "study/presets/figures.h"

namespace minewise {

std::optional<Figures> measure_reaches(std::string_view name, const FigureRun& run);

}  // namespace minewise
