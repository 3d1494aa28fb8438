// Guesses by numbers, in the player's own terms: what the number is, and why that cell. Only an
// exact posterior is called a probability; any other number is an estimate.
#pragma once

#include <string>

#include "core/placed_view.h"
#include "solver/decision.h"

namespace minewise {

// Why a cell is opened by its number: "a guess, estimated 25% a mine: the least share of
// arrangements; tied with 4 others, next to most clues". REQUIRES: the basis is Basis::Probability.
std::string describe_choice(const Decision& decision, const PlacedView& placed);

// A number from 0 to 1 in percent, with three digits: "12.5%".
std::string percent_of(double part);

}  // namespace minewise
