// Looks one step ahead where the game goes on after a mine: the cell that costs least, taken
// together with the guess after it and with what is learnt.
//
// The safest cell is not the best one here either. Opening a cell costs its own risk; the next
// guess costs what the safest cell then costs, which is little where the answer settles much; the
// one after that, what the second-safest costs, if nothing is learnt meanwhile. And less doubt, the
// sum of p(1 - p) over all cells, means fewer guesses later:
//
//     p + E[least p after] + 0.3 E[second-least p after] + 0.2 E[doubt after - doubt now]
//
// A mine tells something as well: what each cell is then follows from what it is now and what it is
// on average where the cell is safe. docs/champion.md has what it gains.
#pragma once

#include <utility>
#include <vector>

#include "solver/look_ahead.h"

namespace minewise {

struct LossLimits {
  double above_least = 0.2;   // cells that are riskier than the safest by more are not looked at
  std::size_t frontier = 20;  // cells next to a clue that are looked at, at most
  int interior = 2;           // others, of each number of neighbours
};

class LossAhead {
 public:
  struct Best {
    Cell cell;
    double mine_probability = 0;
    double goes_on = 0;         // the chance that it proves a safe cell, if it is safe
    double safest_goes_on = 0;  // and that of the safest cell
  };

  // REQUIRES: nothing is certain, some layout explains the view, some cell may be safe.
  Best look(Knowledge& known, const LossLimits& limits);

  // What opening a cell costs, by the formula above, and the chance that it proves a safe cell.
  struct Seen {
    double loss = 0;
    double goes_on = 0;
  };

  // The same for any cell of the view of the last call. REQUIRES: the cell may be safe.
  Seen look_at(Knowledge& known, Cell cell);

 private:
  void find_candidates(Knowledge& known, double least, const LossLimits& limits);

  // What is left where the cell is a mine.
  struct After {
    double least = 1, second = 1, doubt = 0;
  };
  After after_mine(Posterior& posterior, int number, double risk);

  LookAhead ahead_;
  double doubt_ = 0;                // of the view of the last call
  std::vector<double> where_safe_;  // by group: the mean probability where a candidate is safe
  std::vector<std::pair<double, Cell>> candidates_;  // by risk
};

}  // namespace minewise
