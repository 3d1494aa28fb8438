// Best play: what a board or a position is worth, the cells to open, and what agents reach there.
#pragma once

#include <functional>
#include <string>

#include "output/text/optimal.h"
#include "search/optimal.h"
#include "study/average.h"
#include "study/problem.h"

namespace minewise {

struct OptimalRequest {
  bool every_cell = false;  // the value of every first cell; always so for a position
  SolverLimits limits = {};
  std::string agents = {};      // to be measured beside best play
  MeasureLimits measured = {};  // for them
  OptimalPlay::GoesOn goes_on = {};
  std::function<bool(double done)> measuring = {};  // of agents; if empty, goes_on is asked
};

// An Error is of kind Impossible if no layout explains the position, Limit or Failed if the search
// would go beyond its limits, Stopped if `goes_on` returned false.
Result<BestPlay> find_optimal(const Problem& problem, const OptimalRequest& request);

}  // namespace minewise
