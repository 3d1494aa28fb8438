// Searches for the shortest proof without a further supposition. Iterative deepening (Korf 1985):
// first all proofs of one argument, then all of two, and so on.
//
// Three things keep this small. An argument that was tried is left out beside it: whatever else is
// done, it could have come first. Where even all arguments at once, round by round, do not arrive
// in the rounds that are left, nothing does. And an argument is tried only if it may lead to the
// end soon enough.
#pragma once

#include <optional>

#include "solver/proof_block.h"

namespace minewise {

// What to prove, and how: directly, or by refuting its opposite.
struct ProofTask {
  const ProofRules& rules;  // outlive the task
  Claim goal = 0;
  bool is_direct = false;
};

struct ShortestProof {
  std::optional<ProofBlock> block;
  bool is_complete = false;  // whether everything shorter was tried, or all up to the limit
};

// Looks for proofs of at most `longest` arguments, shortest first, and gives up once so many
// claims were fixed in trying.
ShortestProof find_shortest(const ProofTask& task, int longest, int budget);

}  // namespace minewise
