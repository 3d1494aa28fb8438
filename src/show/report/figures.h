// The plots of an experiment: every figure against density, or against size where that is what
// varies.
#pragma once

#include <vector>

#include "show/report/plot.h"
#include "study/lab/experiment.h"
#include "study/lab/summary.h"

namespace minewise {

// Each plot has a curve an agent. The figures are the columns that study/lab/columns.h has plots of
// (score, mines stepped on), games won, deductions that basic could not have made, and time. Where
// rules differ in nothing but how often clues are withheld, and for every size and rules with
// several densities: all of them against that. For every density and rules with several sizes:
// score and time against size. Conditions that are alone in both share plots of columns and games
// won, with the agents side by side.
std::vector<Plot> plots_of(const Experiment& experiment, const Summary& summary);

}  // namespace minewise
