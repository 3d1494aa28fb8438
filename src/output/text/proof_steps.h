// A proof in words, one sentence a step, as a player would tell it:
//
//       Suppose (0,2) is a mine.
//     1. Then (0,1) is safe: the 1 at (1,2) has all its mines.
//     2. That cannot be: the 1 at (1,0) would have too few mines.
//       So (0,2) is safe.
//     2 steps; there is no shorter proof.
//
// Only arguments have a number, so that the last number is the length of the proof.
#pragma once

#include <string>

#include "core/placed_view.h"
#include "solver/proof_steps.h"

namespace minewise {

// One step as a sentence: "Then (0,1) is safe: the 1 at (1,2) has all its mines."
std::string tell_step(const ProofStep& step, const PlacedView& placed);

// How long a proof is, and whether it is the shortest: "2 steps; there is no shorter proof."
std::string tell_length(const Proof& proof);

// All of it, one line each.
std::string tell_proof(const Proof& proof, const PlacedView& placed);

}  // namespace minewise
