// What is fixed at one point of a proof, and which rules have something to say next. Claims are
// fixed and taken back in the order of a stack, so that a search can try and return.
//
// Each rule counts its claims that are false. With as many others as it needs, it is ready: the
// others are true. With fewer, it clashes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "solver/proof_rules.h"

namespace minewise {

class ProofState {
 public:
  // REQUIRES: the rules outlive this.
  explicit ProofState(const ProofRules& rules);

  const ProofRules& rules() const { return rules_; }
  const ProofRule& rule(int index) const { return rules_.rules[index]; }

  bool holds(Claim claim) const { return holds_[claim]; }
  bool is_fixed(Claim claim) const { return holds(claim) || holds(opposite(claim)); }

  // Why a claim was fixed: by a rule, or for a reason of the caller's (negative).
  struct Fixed {
    Claim claim = 0;
    int why = 0;
  };
  std::span<const Fixed> fixed() const { return fixed_; }

  // REQUIRES: not is_fixed(claim).
  void fix(Claim claim, int why);

  // Fixes what follows from a rule that is ready. Returns how many claims.
  int fire(int rule);

  // Returns to an earlier size of fixed().
  void take_back(std::size_t size);

  // The rules that became ready, oldest first, some perhaps with nothing left to fix, and those
  // that clash.
  std::span<const int> ready() const { return ready_; }
  std::span<const int> clashing() const { return clashing_; }

  // Fires rules until one clashes or nothing follows. Rules that are ready together fire one after
  // another, so that what is fixed early has a short proof. Adds to `tried` for each claim
  // fixed.
  bool run_to_clash(int& tried);

 private:
  void note(int rule);

  const ProofRules& rules_;
  std::vector<std::vector<int>> rules_of_;  // by claim: the rules it is part of
  std::vector<int> others_;                 // by rule: claims that are not false
  std::vector<char> holds_;                 // by claim
  std::vector<Fixed> fixed_;
  std::vector<int> ready_, clashing_;
  struct Sizes {
    std::size_t ready, clashing;
  };
  std::vector<Sizes> before_;  // by fixed claim: the sizes of both lists before it
};

}  // namespace minewise
