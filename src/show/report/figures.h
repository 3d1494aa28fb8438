// The plots of an experiment: every figure against density, or against size where that is what
// varies.
#pragma once

#include <vector>

#include "show/report/plot.h"
#include "study/lab/experiment.h"
#include "study/lab/summary.h"

namespace minewise {

// Each plot has a curve an agent. Where rules differ in nothing but how often clues are withheld:
// score, games won and mines stepped on against that. For every size and rules with several
// densities: score, games won, mines stepped on, deductions that basic could not have made, and
// time, against density. For every density and rules with several sizes: score and time against
// size. Conditions that are alone in both share plots of score, games won and mines stepped on with
// the agents side by side.
std::vector<Plot> plots_of(const Experiment& experiment, const Summary& summary);

}  // namespace minewise
