// Explains moves in plain English, for commentaries and captions: why a cell is certain, why a
// guess is made, and a proof step by step. game_head() writes the lines before such a text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/shape.h"
#include "core/view.h"
#include "solver/decision.h"
#include "solver/facts.h"
#include "solver/proof_steps.h"

namespace minewise {

// The lines before the text of a game: which game, and who plays. The reader (formats) knows them,
// so a printed game can be read back.

// "game   9x9/10 classic seed=7 game=0\nagent  exact\n", and "layout given\n" for a game on a given
// layout, which its ID alone does not bring back.
std::string game_head(std::string_view id, std::string_view agent, bool is_given);

// Guesses by numbers, in the player's own terms: what the number is, and why this cell. Only an
// exact posterior is called a probability; any other number is an estimate.

// Why a cell is opened by its number: "a guess, estimated 25% a mine: the least share of
// arrangements; tied with 4 others, next to most clues". REQUIRES: the basis is Basis::Probability.
std::string describe_choice(const Decision& decision, const PlacedView& placed);

// A number from 0 to 1 in percent, with three digits: "12.5%".
std::string percent_of(double part);

// Conclusions and decisions. Each is one clause without a full stop: "(2,3) is safe: the 2 at (1,3)
// has all its mines". The cells to highlight are those of the reason: reason.because.

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

// A proof in words, one sentence a step, as a player would tell it:
//
//       Suppose (0,2) is a mine.
//     1. Then (0,1) is safe: the 1 at (1,2) has all its mines.
//     2. That cannot be: the 1 at (1,0) would have too few mines.
//       So (0,2) is safe.
//     2 steps; there is no shorter proof.
//
// Only arguments have a number, so that the last number is the length of the proof.

// One step as a sentence: "Then (0,1) is safe: the 1 at (1,2) has all its mines."
std::string tell_step(const ProofStep& step, const PlacedView& placed);

// How long a proof is, and whether it is the shortest: "2 steps; there is no shorter proof."
std::string tell_length(const Proof& proof);

// All of it, one line each.
std::string tell_proof(const Proof& proof, const PlacedView& placed);

}  // namespace minewise
