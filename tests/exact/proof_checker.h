// Checks proofs step by step, and finds the length of the shortest one, without any code of those
// that find them. What a clue allows comes from the oracle; whether a step follows is found by
// trying every way to lay mines on the cells that its limits are about.
#pragma once

#include <string>
#include <vector>

#include "exact/random_positions.h"
#include "oracle/brute_force.h"
#include "solver/proof_steps.h"

namespace minewise {

class ProofChecker {
 public:
  explicit ProofChecker(const Seen& seen);

  // What is wrong with a proof that a cell has a verdict; empty if nothing is.
  std::string find_fault(const Proof& proof, Cell cell, Verdict verdict) const;

  // The number of arguments in the shortest refutation without further suppositions, found by going
  // through all states of knowledge, nearest first; 0 if there is none. For tiny positions.
  int shortest(Cell cell, Verdict verdict) const;

 private:
  static constexpr int kUnknown = -1, kSafe = 0, kMine = 1;
  using States = std::vector<int>;  // by cell

  struct Bounds {
    std::vector<int> cells;  // that the view does not show
    int least = 0, most = 0;
  };

  Bounds around(int clue) const;
  Bounds all() const;
  Bounds bounds_of(const Limit& limit) const;
  std::vector<States> ways(const Argument& argument, const States& states) const;
  std::string judge(const ProofStep& step, const States& states) const;
  std::string misquoted(const Argument& argument) const;
  bool advance(const Bounds* least, const Bounds* most, States& states) const;
  std::vector<Bounds> every_limit() const;

  oracle::Position position_;
  bool has_safe_cell_left_;
  States shown_;
};

}  // namespace minewise
