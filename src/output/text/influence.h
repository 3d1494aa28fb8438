// The influence in a game or position in words: chains, what deductions follow from, what would
// have been unknown without a clue, and how far the influence of cells goes.
#pragma once

#include <optional>
#include <string>

#include "core/view.h"
#include "review/influence.h"
#include "review/reach.h"
#include "review/reason_graph.h"

namespace minewise {

// The place of a deduction in its chain, with the cell of its deepest premise: "link 5 of a chain
// from (3,4), after (6,1)". None for a cell that was not deduced.
std::optional<std::string> describe_link(const ReasonGraph& graph, Cell cell, const Shape& shape);

// "longest chain: 12 deductions from (3,4), up to 7 cells away, 19 steps in all"
std::string describe_chain(const Chain& chain, const ReasonGraph& graph, const Shape& shape);

// An inference with its premises, the deepest first: "(3,5) is safe by the 2 at (3,4), with a mine
// at (2,4)"
std::string describe_inference(const ReasonGraph& graph, const Inference& inference,
                               const PlacedView& placed);

// The whole report: the longest chain, what deductions follow from, and what would have been
// unknown without a clue.

// `all`: every link of the chain and every clue.
std::string influence_text(const InfluenceReport& report, bool all);

// A table of how far the influence of the cells of a position goes.

std::string reach_text(const ReachFigures& figures);

}  // namespace minewise
