// All that a proof may argue from, in one form: at least so many of these claims are true. A claim
// says that a cell is a mine, or that it is safe. A ProofState holds what is fixed at one point of
// a proof.
//
//     a clue needs 2 mines among a, b, c       at least 2 of: a mine, b mine, c mine
//     a clue allows 1 mine among a, b, c       at least 2 of: a safe, b safe, c safe
//     a clue needs 2 among a, b, c, another    the first has one mine more, so at least 2 of:
//     allows 1 among b, c, d                   a mine, d safe
//
// The number of mines on the board is one more limit of this kind, about all covered cells.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "solver/proof_steps.h"

namespace minewise {

// A cell, by its index in ProofRules::cells, with a verdict.
using Claim = int;
constexpr Claim claim(int cell, Verdict verdict) {
  return 2 * cell + (verdict == Verdict::Mine ? 1 : 0);
}
constexpr Claim opposite(Claim claim) {
  return claim ^ 1;
}

struct ProofRule {
  int needed = 0;  // at least this many of the claims are true
  std::vector<Claim> claims;
  Argument argument;

  int size() const { return static_cast<int>(claims.size()); }
};

struct ProofRules {
  std::vector<Cell> cells;
  std::vector<ProofRule> rules;

  // Proofs of up to this length can use nothing that was left out: neither clues that are too far
  // away nor the number of mines.
  int complete_up_to = 0;

  Conclusion meaning(Claim claim) const {
    return {cells[claim / 2], claim % 2 == 1 ? Verdict::Mine : Verdict::Safe};
  }
};

// The rules about a cell and its surroundings; that cell has index 0. At most `most_clues` clues
// are used, nearest first. The number of mines is used only together with all clues.
// REQUIRES: the cell is covered, and the rules of the game did not promise it.
ProofRules gather_rules(const View& view, Cell cell, int most_clues);

// What is fixed at one point of a proof, and which rules have something to say next. Claims are
// fixed and taken back in the order of a stack, so that a search can try and return.
//
// Each rule counts its claims that are false. With as many others as it needs, it is ready: the
// others are true. With fewer, it conflicts.

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
  // that conflict.
  std::span<const int> ready() const { return ready_; }
  std::span<const int> conflicting() const { return conflicting_; }

  // Fires rules until one conflicts or nothing follows. Rules that are ready together fire one
  // after another, so that what is fixed early has a short proof. Adds to `tried` for each claim
  // fixed.
  bool run_to_conflict(int& tried);

 private:
  void note(int rule);

  const ProofRules& rules_;
  std::vector<std::vector<int>> rules_of_;  // by claim: the rules it is part of
  std::vector<int> others_;                 // by rule: claims that are not false
  std::vector<char> holds_;                 // by claim
  std::vector<Fixed> fixed_;
  std::vector<int> ready_, conflicting_;
  struct Sizes {
    std::size_t ready, conflicting;
  };
  std::vector<Sizes> before_;  // by fixed claim: the sizes of both lists before it
};

}  // namespace minewise
