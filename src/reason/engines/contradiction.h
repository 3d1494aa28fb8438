// The opposite cannot be: suppose a value for a cell next to a clue, follow what single clues then
// force, and if some clue can no longer be right, the cell has the other value.
//
// Report 001's improved agent, and report 000's as its question 5 tells it. A cell is tried again
// only when something changes where its last test led. Reasons hold the clues through which the
// refutation went, and none that were followed in vain.
//
// Finds all that single clues show. Beyond that it is neither above nor below `subset`: it follows
// clues that merely overlap, however far, but from one cell at a time, and so misses what takes two
// suppositions at once.
#pragma once

#include <vector>

#include "reason/engines/engine.h"
#include "reason/engines/supposition.h"
#include "reason/engines/watches.h"

namespace minewise {

class Contradiction final : public Engine {
 public:
  Rule rule() const override { return Rule::Contradiction; }
  void start(const View& view) override;
  void deduce(const View& view, Facts& facts) override;

 private:
  void take_in(const View& view, const Facts& facts);
  void try_value(Cell cell, Verdict verdict, int test, Facts& facts);
  bool is_possible(Cell cell, Verdict verdict);

  Supposition supposition_;
  Watches watches_;  // test 2c supposes that cell c is safe, 2c + 1 that it is a mine
  std::vector<Cell> clues_;
  std::vector<int> levels_;
};

}  // namespace minewise
