// Plans for components that branch. Clues are eliminated one by one: all tables that know a clue
// are joined, the clue's remaining regions are added, and the clue closes. What is left is a table
// over the clues that were its neighbours. Each time, the clue that leaves the smallest table is
// chosen (the weighted form of minimum-degree elimination; Rose 1972, Kjaerulff 1990).
//
// On boards in play the greedy line of order.h is as good and much cheaper to find. On clues
// scattered at random over a large board, whose components branch like the clusters of percolation,
// a line keeps many branches open at once and a tree does not (docs/performance.md has figures).
#pragma once

#include "reason/count/component.h"
#include "reason/count/plan.h"

namespace minewise {

// Plans by elimination. Returns a bound on the number of states in all tables together; infinity,
// with no plan made, where finding one would take too long.
double plan_by_elimination(const Component& component, int left_open, Plan& plan);

}  // namespace minewise
