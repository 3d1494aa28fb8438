// Ways to guess by the exact posterior, for the agents that have one.
#pragma once

#include "play/agents/guess.h"

namespace minewise {

// Opens the safest cell (reason/posterior/safest.h).
Decision open_safest(Knowledge& known);

// Opens a cell that a search found best, and says how much riskier than the safest it is.
Decision open_searched(Knowledge& known, Cell cell);

// The same for a cell that looking ahead found best, with the chance that it proves a safe cell,
// and that of the safest cell.
Decision open_looked_ahead(Knowledge& known, Cell cell, double goes_on, double safest_goes_on);

}  // namespace minewise
