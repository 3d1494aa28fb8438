// Conclusions and decisions in plain English, for commentaries and captions. Each is one clause
// without a full stop: "(2,3) is safe: the 2 at (1,3) has all its mines". The cells to highlight
// are those of the reason: reason.because.
#pragma once

#include <string>
#include <vector>

#include "core/placed_view.h"
#include "core/shape.h"
#include "solver/decision.h"
#include "solver/deduction.h"

namespace minewise {

// REQUIRES: the clues in the deduction's reason are open in the view.
std::string explain(const Deduction& deduction, const PlacedView& placed);

// Why a move is made, given the view before it: "a guess at random", "the 2 at (1,3) has all its
// mines".
std::string explain_why(const Decision& decision, const PlacedView& placed);

// The name of a cell in sentences: "(3,4)"; of an open cell's clue: "the 2 at (1,3)".
std::string name_of(Cell cell, const Shape& shape);
std::string name_of_clue(Cell clue, const PlacedView& placed);

// Names in a row: "a, b and c".
std::string joined(const std::vector<std::string>& names);

}  // namespace minewise
