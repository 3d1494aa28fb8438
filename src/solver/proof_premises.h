// What each step of a proof takes for granted: the clues that it argues from, and the cells around
// them that were supposed or fixed before and still hold. Who follows a proof looks at these first.
#pragma once

#include <vector>

#include "solver/proof_steps.h"

namespace minewise {

struct Premises {
  std::vector<Cell> clues;         // of the argument; none for the number of mines on the board
  std::vector<Conclusion> before;  // in the order in which they were fixed

  friend bool operator==(const Premises&, const Premises&) = default;
};

// One entry a step. A supposition has no premises, nor has what follows from its clash. REQUIRES:
// the proof is about this view.
std::vector<Premises> premises_of(const Proof& proof, const View& view);

// All clues that a proof argues from, ascending.
std::vector<Cell> clues_of(const Proof& proof);

}  // namespace minewise
