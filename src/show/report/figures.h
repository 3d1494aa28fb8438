// Chooses the plots of an experiment: every figure against density, or against size if the size
// varies.
#pragma once

#include <vector>

#include "show/report/plot.h"
#include "study/lab/experiment.h"
#include "study/lab/summary.h"

namespace minewise {

// Each plot has one curve per agent. The figures are the columns that study/lab/columns.h marks for
// plots (score, mines stepped on), games won, deductions that basic could not have made, and time.
// For every size and rules with several densities, all figures are plotted against density; where
// rules differ only in how often clues are withheld, against that. For every density and rules with
// several sizes, score and time are plotted against size. All other conditions share plots of
// columns and games won, with the agents side by side.
std::vector<Plot> plots_of(const Experiment& experiment, const Summary& summary);

}  // namespace minewise
