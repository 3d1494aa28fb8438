// Searches for proofs: the shortest one without a further supposition, or one that supposes
// something further and refutes it. A search finds a block of claims fixed one after another. The
// block becomes the steps of a proof, and steps that no later step needs are left out.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "solver/proof_rules.h"

namespace minewise {

// Claims fixed one after another: from a supposition until a rule conflicts, or from nothing
// until the goal is fixed.
struct ProofBlock {
  struct Entry {
    Claim claim = 0;
    int rule = -1;  // that fixed it; -1 if the opposite was refuted
    std::shared_ptr<const ProofBlock> refuted = nullptr;  // for rule -1: with the opposite supposed
  };
  std::optional<Claim> supposed;
  std::vector<Entry> entries;
  int conflict = -1;  // with a supposition: the rule
  Claim goal = 0;     // without: the last entry's claim
};

// Why a claim was fixed, beside the number of a rule: supposed, or the opposite of it refuted.
inline constexpr int kWhySupposed = -1;
constexpr int why_refuted(int number) {
  return -2 - number;
}

// What is fixed in a state from `start` on. `refuted` has the blocks by number.
using RefutedBlocks = std::vector<std::shared_ptr<const ProofBlock>>;
ProofBlock block_from(const ProofState& state, std::size_t start,
                      const RefutedBlocks& refuted = {});

// The same, from a supposition to the rule that conflicts after the fewest arguments. REQUIRES:
// some rule conflicts; the claim at `start` was supposed.
ProofBlock block_to_conflict(const ProofState& state, std::size_t start,
                             const RefutedBlocks& refuted = {});

// The steps of a block that are needed. A block with a supposition ends with the supposition's
// opposite.
std::vector<ProofStep> steps_of(const ProofBlock& block, const ProofRules& rules);

// The number of arguments among them.
int count_arguments(const std::vector<ProofStep>& steps);

// Searches for the shortest proof without a further supposition. Iterative deepening (Korf 1985):
// first all proofs of one argument, then all of two, and so on.
//
// Three things keep this small. An argument that was tried is left out beside it: whatever else is
// done, it could have come first. Where even all arguments at once, round by round, do not arrive
// in the rounds that are left, nothing does. And an argument is tried only if it may lead to the
// end soon enough.

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

// Proofs that suppose something further. Where a supposition leads to no conflict by arguments
// alone, it is tried on one more cell: if it conflicts when that cell is a mine, the cell is safe,
// and the other way round. This is Stalmarck's method (Sheeran and Stalmarck 2000): first one
// supposition deep for all cells until nothing new is found, then two deep, and so on. So
// suppositions are nested as little as possible.
//
// Of all cells that settle the matter by themselves, the one with the shortest proof is taken.
// Beyond that nothing is known about how short the proof is.

// Refutes the opposite of a claim, with at most `deep` suppositions one within another, the
// first included. It gives up once `budget` claims were fixed in trying.
std::optional<ProofBlock> refute_by_cases(const ProofRules& rules, Claim goal, int deep,
                                          int budget);

}  // namespace minewise
