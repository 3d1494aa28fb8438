// Plans the count of components that branch. Clues are eliminated one by one: all tables in which a
// clue is open are joined, the clue's remaining regions are added, and the clue closes. The result
// is a table over the clues that were its neighbours. The next clue to eliminate is always the one
// that leaves the smallest table (the weighted form of minimum-degree elimination; Rose 1972,
// Kjaerulff 1990).
//
// On boards in play the greedy order of order.h is as good and much cheaper to find. Clues
// scattered at random over a large board have components with many branches. An order keeps many
// branches open at once; a tree does not (docs/performance.md has figures).
#pragma once

#include "solver/count/component.h"
#include "solver/count/plan.h"

namespace minewise {

// Plans by elimination. Returns a bound on the number of states in all tables together. Returns
// infinity, and makes no plan, where finding one would take too long.
double plan_by_elimination(const Component& component, int left_open, Plan& plan);

}  // namespace minewise
