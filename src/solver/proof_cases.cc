#include "solver/proof_cases.h"

#include <limits>
#include <memory>

namespace minewise {
namespace {

class CaseSearch {
 public:
  CaseSearch(const ProofRules& rules, int budget) : rules_(rules), state_(rules), budget_(budget) {}

  // Supposes a claim and goes on `deep` suppositions deep. The block, if that clashes.
  std::optional<ProofBlock> refute(Claim supposed, int deep);

  bool is_spent() const { return tried_ >= budget_; }

 private:
  bool saturate(std::size_t start, int deep);
  bool settle_by_one(std::size_t start);
  bool learn(const ProofBlock& refuted);

  const ProofRules& rules_;
  ProofState state_;
  RefutedBlocks refuted_;
  int tried_ = 0;
  const int budget_;
};

// Takes the opposite of what was refuted, and all that follows. Whether that clashes.
bool CaseSearch::learn(const ProofBlock& refuted) {
  refuted_.push_back(std::make_shared<const ProofBlock>(refuted));
  state_.fix(opposite(*refuted.supposed), why_refuted(static_cast<int>(refuted_.size()) - 1));
  return state_.run_to_clash(tried_);
}

std::optional<ProofBlock> CaseSearch::refute(Claim supposed, int deep) {
  const std::size_t start = state_.fixed().size();
  state_.fix(supposed, kWhySupposed);
  std::optional<ProofBlock> block;
  if (saturate(start, deep)) block = block_to_clash(state_, start, refuted_);
  state_.take_back(start);
  return block;
}

// Finds the cell that clashes either way with the fewest arguments, and takes it.
bool CaseSearch::settle_by_one(std::size_t start) {
  std::optional<ProofBlock> best;
  int least = std::numeric_limits<int>::max();
  const std::size_t before = state_.fixed().size();
  for (int cell = 0; cell < std::ssize(rules_.cells) && !is_spent(); ++cell) {
    for (const Verdict verdict : {Verdict::Mine, Verdict::Safe}) {
      const Claim tried = claim(cell, verdict);
      if (state_.is_fixed(tried)) break;
      const auto refuted = refute(tried, 1);
      if (!refuted) continue;
      if (learn(*refuted)) {
        const int arguments =
            count_arguments(steps_of(block_to_clash(state_, start, refuted_), rules_));
        if (arguments < least) best = refuted;
        least = std::min(least, arguments);
      }
      state_.take_back(before);
    }
  }
  return best && learn(*best);
}

// Fixes all that follows, and refutes what can be refuted with fewer suppositions, until a rule
// clashes or nothing is left to find.
bool CaseSearch::saturate(std::size_t start, int deep) {
  if (state_.run_to_clash(tried_)) return true;
  if (deep <= 1) return false;
  if (deep == 2 && settle_by_one(start)) return true;
  for (bool found = true; found && !is_spent();) {
    found = false;
    for (int cell = 0; cell < std::ssize(rules_.cells) && !is_spent(); ++cell) {
      for (const Verdict verdict : {Verdict::Mine, Verdict::Safe}) {
        if (state_.is_fixed(claim(cell, verdict))) break;
        const auto refuted = refute(claim(cell, verdict), deep - 1);
        if (!refuted) continue;
        if (learn(*refuted)) return true;
        found = true;
      }
    }
  }
  return false;
}

}  // namespace

std::optional<ProofBlock> refute_by_cases(const ProofRules& rules, Claim goal, int deep,
                                          int budget) {
  CaseSearch search(rules, budget);
  for (int depth = 1; depth <= deep && !search.is_spent(); ++depth) {
    if (auto block = search.refute(opposite(goal), depth)) return block;
  }
  return std::nullopt;
}

}  // namespace minewise
