// An analysed position in words: what is certain, the best cell, why a cell has its probability,
// what an agent would open, and why no layout explains an impossible position.
#pragma once

#include <string>
#include <string_view>

#include "core/shape.h"
#include "core/view.h"
#include "game/advice.h"
#include "search/grounds.h"
#include "solver/analyze.h"
#include "solver/conflict.h"

namespace minewise {

// Why no layout explains a position: which clues conflict and, if it is one or two clues, what they
// need and what there is.

// "no layout explains this position: the 3 at (0,0) cannot be right: it touches only 2 cells that
// may be mines"
std::string describe_conflict(const Conflict& conflict, const PlacedView& placed);

// The same as an Error of kind Impossible that names the clues.
Error error_of(const Conflict& conflict, const PlacedView& placed);

// How far probabilities may be off. REQUIRES: the analysis is not exact.
std::string describe_error(const Analysis& analysis);

// "best: (0,2), a mine with probability 0.25"
std::string describe_best(const Analysis& analysis, const Shape& shape);

// A board for a heading: "5x4/5 topology=hex", "5x4, any number of mines".
std::string describe_board(const PlacedView& placed);

// What is certain and why, one line each, shortened if there are many.
std::string deductions_text(const Analysis& analysis, const PlacedView& placed);

// Why a cell has its probability. If the cell is certain, that is its proof. Otherwise it gives the
// layouts with and without a mine there, the clues that matter, what opening the cell may show and
// settle, and how the other candidates compare.

std::string describe_grounds(const Grounds& grounds, Cell cell, const PlacedView& placed);

// What an agent would open on the position.

// "safety", "look-ahead", "endgame": for machines.
std::string_view weighed_by_word(WeighedBy by);

// "safety", "look-ahead", "endgame search".
std::string_view weighed_by_text(WeighedBy by);

// "champion opens (2,3): a guess, a mine with probability 27%: ...", and below it what the cell was
// chosen from, the best first.
std::string describe_advice(const Advice& advice, const Shape& shape);

}  // namespace minewise
