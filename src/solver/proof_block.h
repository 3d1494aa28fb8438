// A refutation as a search finds it, and how it becomes the steps of a proof: what no later step
// needs is left out.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "solver/proof_state.h"

namespace minewise {

// Claims fixed one after another: from a supposition until a rule clashes, or from nothing
// until the goal is fixed.
struct ProofBlock {
  struct Entry {
    Claim claim = 0;
    int rule = -1;  // that fixed it; -1 if the opposite was refuted
    std::shared_ptr<const ProofBlock> refuted = nullptr;  // for rule -1: with the opposite supposed
  };
  std::optional<Claim> supposed;
  std::vector<Entry> entries;
  int clash = -1;  // with a supposition: the rule
  Claim goal = 0;  // without: the last entry's claim
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

// The same, from a supposition to the rule that clashes after the fewest arguments. REQUIRES: some
// rule clashes; the claim at `start` was supposed.
ProofBlock block_to_clash(const ProofState& state, std::size_t start,
                          const RefutedBlocks& refuted = {});

// The steps of a block that are needed. A block with a supposition ends with the supposition's
// opposite.
std::vector<ProofStep> steps_of(const ProofBlock& block, const ProofRules& rules);

// The number of arguments among them.
int count_arguments(const std::vector<ProofStep>& steps);

}  // namespace minewise
