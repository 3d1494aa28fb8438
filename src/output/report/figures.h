// Chooses the plots of an experiment: every figure against density, or against size if the size
// varies.
#pragma once

#include <string>
#include <vector>

#include "output/report/gnuplot.h"
#include "study/experiment.h"
#include "study/summary.h"

namespace minewise {

struct ReportPlot {
  Plot plot;
  std::string heading;      // what is plotted: "Mean score"
  std::string condition;    // under which conditions: "20x20 survival, against mine density"
  std::string alternative;  // what it shows, in words
};

// Each plot has one curve per agent. The figures are the columns that study/columns.h marks for
// plots (score, mines stepped on), games won, deductions that basic could not have made, memory and
// time. For every size and rules with several densities, all figures are plotted against density;
// where rules differ only in how often clues are withheld, against that. For every density and
// rules with several sizes, score, memory and time are plotted against size. All other conditions
// share plots of columns and games won, with the agents side by side.
//
// Points of one x are drawn a little apart, so that their intervals do not lie on each other. Files
// are named by what they show: "score-by-density-20x20-survival".
std::vector<ReportPlot> plots_of(const Experiment& experiment, const Summary& summary);

}  // namespace minewise
