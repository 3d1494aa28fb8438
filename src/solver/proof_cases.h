// Proofs that suppose something further. Where a supposition leads to no clash by arguments alone,
// it is tried on one more cell: if it clashes when that cell is a mine, the cell is safe, and the
// other way round. This is Stalmarck's method (Sheeran and Stalmarck 2000): first one supposition
// deep for all cells until nothing new is found, then two deep, and so on. So suppositions are
// nested as little as possible.
//
// Of all cells that settle the matter by themselves, the one with the shortest proof is taken.
// Beyond that nothing is known about how short the proof is.
#pragma once

#include <optional>

#include "solver/proof_search.h"

namespace minewise {

// Refutes the opposite of a claim, with at most `deep` suppositions one within another, the
// first included. It gives up once `budget` claims were fixed in trying.
std::optional<ProofBlock> refute_by_cases(const ProofRules& rules, Claim goal, int deep,
                                          int budget);

}  // namespace minewise
