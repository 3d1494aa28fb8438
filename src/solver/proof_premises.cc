#include "solver/proof_premises.h"

#include <algorithm>

namespace minewise {
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
