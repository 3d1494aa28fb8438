// Ways to guess by the exact posterior, for the agents that have one.
#pragma once

#include "agents/guess.h"
#include "search/endgame.h"

namespace minewise {

// Opens the safest cell (solver/safest.h).
Decision open_safest(Knowledge& known);

// Flags a cell on belief: how likely it is a mine, by what measure.
Decision flag_on_belief(Cell cell, double estimate, Measure measure);

// Opens a cell of a toss-up (search/toss_up.h).
Decision open_toss_up(Knowledge& known, Cell cell);

// Opens a cell that a search found best, and says how much riskier than the safest it is, and what
// best play is worth, if the search was complete.
Decision open_searched(Knowledge& known, Cell cell, std::optional<double> value);
Decision open_searched(Knowledge& known, const Endgame& endgame);

// The same for a cell that looking ahead found best, with the chance that it proves a safe cell,
// and that of the safest cell.
Decision open_looked_ahead(Knowledge& known, Cell cell, double goes_on, double safest_goes_on);

}  // namespace minewise
