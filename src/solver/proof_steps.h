// Proves a verdict about a cell step by step, as a player would on paper.
//
//     a 2 b     Suppose b is safe.
//     2 c 2     1. Then a is a mine: the 2 above c needs a and c.
//       d       2. That cannot be: the 2 on the right needs c and d, and with a these are too many
//                  for the 2 on the left.
//               So b is a mine.
//
// A step argues from one clue, from the number of mines on the board, or from two of these compared
// (the 1-2 pattern, subsets). Where that leads to no conflict, the proof supposes something further
// and refutes it first (proof_search.h).
//
// The length of a proof is the number of its arguments. A proof without a further supposition is
// called the shortest if an exhaustive search found no shorter one of that kind. All limits are
// counts, so that the answer is the same on every machine.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/view.h"
#include "solver/facts.h"

namespace minewise {

struct Conclusion {
  Cell cell;
  Verdict verdict = Verdict::Safe;

  friend bool operator==(const Conclusion&, const Conclusion&) = default;
};

// How many of some covered cells are mines: those around a clue, or all of them. Mines that the
// view shows are already subtracted.
struct Limit {
  std::optional<Cell> clue;  // none: the number of mines on the board
  int least = 0;
  int most = 0;
  int cells = 0;  // how many cells it is about

  friend bool operator==(const Limit&, const Limit&) = default;
};

// What a step argues from. One limit alone: its cells hold at least, or at most, so many mines.
// Two compared: the first has at least so many, the second at most, so the cells of the first
// alone have more mines than those of the second alone, by at least least->least - most->most.
struct Argument {
  std::optional<Limit> least;
  std::optional<Limit> most;

  friend bool operator==(const Argument&, const Argument&) = default;
};

struct ProofStep {
  enum class Kind : std::uint8_t {
    Suppose,    // `fixes` is supposed; the steps up to its conflict are one level deeper
    Follow,     // `fixes` follows from the argument and from what was fixed before
    Conflict,   // the argument cannot hold with what was fixed: the last supposition is false
    Therefore,  // `fixes` is the opposite of the supposition that has just been refuted
  };
  Kind kind = Kind::Follow;
  int level = 0;  // suppositions in force
  Argument argument;
  std::vector<Conclusion> fixes;  // only cells that a later step needs; empty for a conflict

  bool is_argument() const { return kind == Kind::Follow || kind == Kind::Conflict; }
  friend bool operator==(const ProofStep&, const ProofStep&) = default;
};

struct Proof {
  std::vector<ProofStep> steps;  // the last one fixes the cell that was asked about
  bool is_shortest = false;      // whether no proof without further suppositions is shorter

  int length() const;             // arguments
  bool supposes_further() const;  // whether there is a supposition within a supposition
};

// How far to look for a proof.
struct ProofBudget {
  int clues = 150;       // the nearest ones are looked at
  int tried = 500'000;   // cells fixed in trying, for the shortest proof and for others each
  int suppositions = 3;  // one within another
};

// None if the budget does not suffice, or if the rules promised the cell, which needs no proof.
// REQUIRES: the cell is covered; the verdict holds in every layout that explains the view, and
// there is one.
std::optional<Proof> find_proof(const View& view, Cell cell, Verdict verdict,
                                const ProofBudget& budget = {});

// What each step of a proof takes for granted: the clues that it argues from, and the cells around
// them that were supposed or fixed before and still hold. A reader who follows a proof looks at
// these first.

struct Premises {
  std::vector<Cell> clues;         // of the argument; none for the number of mines on the board
  std::vector<Conclusion> before;  // in the order in which they were fixed

  friend bool operator==(const Premises&, const Premises&) = default;
};

// One entry a step. A supposition has no premises, nor has what follows from its conflict.
// REQUIRES: the proof is about this view.
std::vector<Premises> premises_of(const Proof& proof, const View& view);

// All clues that a proof argues from, ascending.
std::vector<Cell> clues_of(const Proof& proof);

}  // namespace minewise
