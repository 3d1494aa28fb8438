// What each promising cell of a guess leads to: how safe it is, and how the game would go on after
// each of its answers. The safest cell is often not the best one. A cell that is a little riskier
// may show where to go on, while after the safest one the next guess is as blind as this one.
//
// An outlook rests on one step of look-ahead (solver/look_ahead.h): for every answer, the safety of
// the best cells after it, how many cells it proves safe, and what doubt it leaves. From these
// figures comes an estimate, the logarithm of the chance to win up to a constant that all cells
// share; by the usual weights
//
//     log safety + 0.94 log E[best safety after] - 0.037 P(goes on) + 0.047 E[log(1 + safe cells)]
//
// The weights were fitted to many games (docs/agents.md, tools/train). Where the game goes on
// after a mine, a LossAhead does the same with the mines still to be stepped on.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "solver/look_ahead.h"

namespace minewise {

struct Outlook {
  Cell cell;
  double safety = 0;      // the probability that it is safe
  double best_after = 0;  // the safety of the safest cell after its answer, on average
  double goes_on = 0;     // the probability that its answer proves a safe cell, or ends the game
  double log_safe = 0;    // log(1 + cells that its answer proves safe), on average
  double log_best = 0;    // the logarithm of the safety of the safest cell after its answer
  double second = 0;      // the safety of the safest cell but one after its answer
  double settled = 0;     // by how much its answer lessens the sum of p(1 - p) over other cells
  double many = 0;        // the probability that its answer proves four safe cells or more
  double estimate = 0;    // as above
  int number = 0;         // of the candidate in the look-ahead
};

// What each figure of a cell counts for in its estimate, beside the logarithm of its safety; for
// `second`, what it lacks to 1.
struct OutlookWeights {
  double log_best_after = 0.94, goes_on = -0.037, log_safe = 0.047;
  double second = 0, settled = 0, many = 0;

  // More than these terms ever come to. A cell is not looked at if even this would not bring it
  // near the best.
  double most_bonus = 0.14;
};

struct OutlookLimits {
  OutlookWeights weights = {};
  double least_safety = 0.7;  // of the greatest; less safe cells are not looked at
  std::size_t frontier = 16;  // cells next to a clue that are looked at, at most
  std::size_t interior = 6;   // and others
  double close = 0;           // estimates this far below the best are of interest
};

class Outlooks {
 public:
  // Looks at the candidates of a guess, and returns those whose estimates are close to the best,
  // the best first; valid until the next call. REQUIRES: nothing is certain, some layout explains
  // the view, some cell may be safe, and the rules promise nothing about the next move.
  std::span<const Outlook> look(Knowledge& known, const OutlookLimits& limits);

  // Looks at one more cell of the same view, whether it is promising or not. REQUIRES: look() was
  // called with it; the cell may be safe.
  Outlook look_at(Knowledge& known, Cell cell);

  // All that was looked at since the last call of look().
  std::span<const Outlook> seen() const { return seen_; }

  // What the last call returned.
  std::span<const Outlook> close() const { return outlooks_; }

  // What was found of a cell in the last call, if it was looked at.
  const Outlook* of(Cell cell) const;

  // The look-ahead of the last call.
  const LookAhead& ahead() const { return ahead_; }

 private:
  struct Ranked {
    double rank = 0;  // the least is looked at first
    Cell cell;
    double safety = 0;

    friend bool operator<(const Ranked& a, const Ranked& b) {
      return std::pair(a.rank, a.cell) < std::pair(b.rank, b.cell);
    }
  };

  void find_candidates(Knowledge& known, const OutlookLimits& limits);
  Outlook outlook_of(const Ranked& candidate);

  OutlookWeights weights_;
  double doubt_ = 0;  // the sum of p(1 - p) over all cells
  LookAhead ahead_;
  std::vector<Ranked> frontier_, interior_;
  std::vector<Outlook> seen_;      // all that were looked at
  std::vector<Outlook> outlooks_;  // those of interest
};

// Looks one step ahead where the game goes on after a mine. It finds the cell that costs least,
// taken together with the guess after it and with what is learnt.
//
// The safest cell is not the best one here either. Opening a cell costs its own risk; the next
// guess costs what the safest cell then costs, which is little where the answer settles much; the
// one after that, what the second-safest costs, if nothing is learnt meanwhile. And less doubt, the
// sum of p(1 - p) over all cells, means fewer guesses later:
//
//     p + E[least p after] + 0.3 E[second-least p after] + 0.2 E[doubt after - doubt now]
//
// A mine tells something as well: what each cell is then follows from what it is now and what it is
// on average where the cell is safe. docs/agents.md has what it gains.

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
