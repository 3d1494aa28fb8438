#include "solver/proof_steps.h"

#include <algorithm>

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

namespace {

using Kind = ProofStep::Kind;

// The clues of an argument, and whether it speaks of all cells of the board.
std::vector<Cell> argued_from(const Argument& argument, bool& takes_board) {
  std::vector<Cell> clues;
  for (const auto& limit : {argument.least, argument.most}) {
    if (!limit) continue;
    if (limit->clue) clues.push_back(*limit->clue);
    takes_board = takes_board || !limit->clue;
  }
  return clues;
}

Premises premises_at(const ProofStep& step, const std::vector<Conclusion>& in_force,
                     const View& view) {
  Premises premises;
  bool takes_board = false;
  premises.clues = argued_from(step.argument, takes_board);
  for (const Conclusion& fixed : in_force) {
    const auto touches = [&](Cell clue) {
      return std::ranges::binary_search(view.topology().neighbours(clue), fixed.cell);
    };
    if (takes_board || std::ranges::any_of(premises.clues, touches)) {
      premises.before.push_back(fixed);
    }
  }
  return premises;
}

}  // namespace

std::vector<Premises> premises_of(const Proof& proof, const View& view) {
  std::vector<Premises> premises;
  std::vector<Conclusion> in_force;
  std::vector<std::size_t> suppositions;  // how much was in force before each
  for (const ProofStep& step : proof.steps) {
    if (step.kind == Kind::Therefore) {
      in_force.resize(suppositions.back());
      suppositions.pop_back();
    }
    premises.push_back(step.is_argument() ? premises_at(step, in_force, view) : Premises{});
    if (step.kind == Kind::Suppose) suppositions.push_back(in_force.size());
    in_force.insert(in_force.end(), step.fixes.begin(), step.fixes.end());
  }
  return premises;
}

std::vector<Cell> clues_of(const Proof& proof) {
  std::vector<Cell> clues;
  for (const ProofStep& step : proof.steps) {
    bool takes_board = false;
    const auto of_step = argued_from(step.argument, takes_board);
    clues.insert(clues.end(), of_step.begin(), of_step.end());
  }
  std::ranges::sort(clues);
  const auto rest = std::ranges::unique(clues);
  clues.erase(rest.begin(), rest.end());
  return clues;
}

}  // namespace minewise
