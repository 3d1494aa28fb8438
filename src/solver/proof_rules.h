// All that a proof may argue from, in one form: at least so many of these claims are true. A
// claim says that a cell is a mine, or that it is safe.
//
//     a clue needs 2 mines among a, b, c       at least 2 of: a mine, b mine, c mine
//     a clue allows 1 mine among a, b, c       at least 2 of: a safe, b safe, c safe
//     a clue needs 2 among a, b, c, another    the first has one mine more, so at least 2 of:
//     allows 1 among b, c, d                   a mine, d safe
//
// The number of mines on the board is one more limit of this kind, about all covered cells.
#pragma once

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

}  // namespace minewise
