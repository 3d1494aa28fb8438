// An engine that proves by contradiction: it supposes a value for a cell next to a clue and follows
// what single clues then force. If some clue can no longer be right, the cell has the other value.
//
// It is the method of report 001's improved agent, and of report 000's (its question 5). A cell is
// tested again only when something changes at a cell that its last test reached. A reason names
// only the clues that led to the contradiction.
//
// It finds all that single clues prove. Compared with `subset`, each finds cells that the other
// misses: this engine follows clues that only overlap, over any distance, but it supposes one cell
// at a time and misses proofs that need two suppositions.
#pragma once

#include <vector>

#include "solver/engines/engine.h"
#include "solver/engines/supposition.h"

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
