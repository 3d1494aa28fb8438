// Analyses a position in one call: what is certain and why, every cell's probability, the number of
// layouts, the safest cell. Cheap engines go first, so each deduction names the simplest rule that
// proves it.
#pragma once

#include <expected>
#include <optional>
#include <vector>

#include "ground/view/view.h"
#include "reason/analyze/clash.h"
#include "reason/analyze/proof_premises.h"
#include "reason/analyze/proof_steps.h"
#include "reason/analyze/prospects.h"
#include "reason/knowledge/deduction.h"
#include "reason/posterior/layouts.h"

namespace minewise {

struct Analysis {
  bool exact = true;                     // false: some component was too large to count
  double error = 0;                      // a bound on how far any probability may be off
  std::vector<double> mine_probability;  // by cell: 0 or 1 where the view shows
  std::vector<Deduction> deductions;     // in the order in which they were found
  LayoutCount layouts = BigInt(0);       // or why they cannot be counted
  std::optional<Cell> best;              // the safest covered cell, unless all are mines
  std::optional<Clash> clash;  // set only when no layout explains the view; then nothing else is
};

Analysis analyze(const View& view, CountBudget budget = {});

// The proof of a cell that an analysis of the view found certain, step by step; none for other
// cells, or where that takes too many steps.
std::optional<Proof> find_proof(const View& view, const Analysis& analysis, Cell cell);

// Why one cell has its probability.
struct Grounds {
  double mine_probability = 0;
  LayoutCount layouts_mine = BigInt(0), layouts_safe = BigInt(0);
  struct Influence {
    Cell clue;
    double without;  // the probability if this clue were withheld
  };
  std::vector<Influence> clues;  // those that change the probability, the greatest change first

  // Where the cell is certain: the proof, by the simplest rule, and step by step unless that takes
  // too many steps.
  std::optional<Deduction> proof;
  std::optional<Proof> steps;

  // Where it is not certain: what opening it may bring, and the same for the safest cells. Left out
  // on boards that take long to count.
  std::optional<Prospect> prospect;
  std::vector<Prospect> candidates;

  // The probability as the share of layouts, reduced; or why they cannot be counted.
  std::expected<Fraction, NoLayoutCount> fraction() const;

  // The open cells whose clues it rests on, ascending: those of the proof, or those that change the
  // probability.
  std::vector<Cell> rests_on() const;
};

// REQUIRES: the cell is covered, and some layout explains the view.
Grounds find_grounds(const View& view, Cell cell);

}  // namespace minewise
