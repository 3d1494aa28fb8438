// The knowledge base of a position in the form of reports 000, 001 and 002: an equation for each
// clue, flagged mines and mines stepped on already subtracted, and what reduction by subsets makes
// of them. The equations are those that our own subset engine holds (solver/engines/subset.h), in
// the order in which it finds them:
//
//     1 2 1     (1) A + B = 1        the 1 at (0,0)
//     A B C     (2) A + B + C = 2    the 2 at (0,1)
//               (3) B + C = 1        the 1 at (0,2)
//               (4) C = 1            (2) - (1): C is a mine
//
// A clue that is not exact allows several numbers of mines, so that its equation is a pair of
// bounds, and it weighs the numbers between them.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/view.h"
#include "solver/deduction.h"

namespace minewise {

struct HeldEquation {
  int number = 0;           // from 1
  std::vector<Cell> cells;  // ascending
  int least = 0, most = 0;  // mines among them

  enum class Origin { Clue, Difference, Substitution };
  Origin origin = Origin::Clue;
  std::vector<Cell> clues;     // Clue: the open cells that say it
  std::vector<double> weight;  // Clue: how likely what it shows is with least..most mines; empty
                               // where only one number is allowed
  int from = 0;  // Difference: the number of the larger equation; Substitution: of the
                 // one that cells were taken out of
  int less = 0;  // Difference: what is subtracted from it
  int with = 0;  // one about the same cells whose bounds it shares, or 0
  std::vector<std::pair<Cell, Verdict>> known;  // Substitution: the cells taken out

  std::optional<Verdict> gives;  // of all its cells, where it settles them
};

// Equations of clues come first. Both lists are cut after so many; `in_all` says how many there
// are.
struct KnowledgeBase {
  std::vector<HeldEquation> clues, derived;
  std::size_t clues_in_all = 0, derived_in_all = 0;
  int spent = 0;   // clues without covered neighbours: thinned out
  int silent = 0;  // clues that allow any number of mines
};

// REQUIRES: some layout explains the view.
KnowledgeBase find_knowledge_base(const View& view, std::size_t most);

}  // namespace minewise
