// An experiment's figures as tables for people, on a terminal.
#pragma once

#include <string>

#include "lab/experiment.h"
#include "lab/summary.h"

namespace minewise {

// For each size and rules: where there are several densities, a table of agents by densities for
// each of score, games won and mines stepped on; where there is one, a table of agents by figures,
// each with its interval. Then the paired differences between neighbours in the list of agents.
std::string draw_summary(const Experiment& experiment, const Summary& summary);

}  // namespace minewise
