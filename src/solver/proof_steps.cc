#include "solver/proof_steps.h"

#include <algorithm>

#include "solver/proof_cases.h"
#include "solver/proof_search.h"

namespace minewise {
namespace {

Proof proof_of(const ProofBlock& block, const ProofRules& rules, bool is_shortest) {
  return {steps_of(block, rules), is_shortest};
}

// The shortest proof without further suppositions that is found, given one of them. Direct
// proofs are never shorter than refutations; of the same length they are easier to read.
Proof shorten(const ProofBlock& refutation, const ProofRules& rules, Claim goal,
              const ProofBudget& budget) {
  Proof proof = proof_of(refutation, rules, false);
  const ProofTask refute{.rules = rules, .goal = goal, .is_direct = false};
  const auto shorter = find_shortest(refute, proof.length() - 1, budget.tried);
  if (shorter.block) proof = proof_of(*shorter.block, rules, false);
  const bool is_shortest = shorter.is_complete && proof.length() <= rules.complete_up_to;
  const ProofTask arrive{.rules = rules, .goal = goal, .is_direct = true};
  const auto direct = find_shortest(arrive, proof.length(), budget.tried);
  if (direct.block) proof = proof_of(*direct.block, rules, false);
  proof.is_shortest = is_shortest;
  return proof;
}

}  // namespace

int Proof::length() const {
  return static_cast<int>(std::ranges::count_if(steps, &ProofStep::is_argument));
}

bool Proof::supposes_further() const {
  return std::ranges::any_of(steps, [](const ProofStep& step) {
    return step.kind == ProofStep::Kind::Suppose && step.level > 0;
  });
}

std::optional<Proof> find_proof(const View& view, Cell cell, Verdict verdict,
                                const ProofBudget& budget) {
  if (std::ranges::find(view.promised(), cell) != view.promised().end()) return std::nullopt;
  const ProofRules rules = gather_rules(view, cell, budget.clues);
  const Claim goal = claim(0, verdict);
  const auto block = refute_by_cases(rules, goal, budget.suppositions, budget.tried);
  if (!block) return std::nullopt;
  Proof proof = proof_of(*block, rules, false);
  return proof.supposes_further() ? proof : shorten(*block, rules, goal, budget);
}

}  // namespace minewise
