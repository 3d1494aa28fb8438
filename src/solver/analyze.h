// Analyses a position in one call: what is certain and why, every cell's probability, the number of
// layouts, the safest cell. Cheap engines go first, so each deduction names the simplest rule that
// proves it.
#pragma once

#include <expected>
#include <optional>
#include <vector>

#include "core/view.h"
#include "solver/conflict.h"
#include "solver/facts.h"
#include "solver/layouts.h"
#include "solver/proof_steps.h"

namespace minewise {

struct Analysis {
  bool exact = true;                     // false: some component was too large to count
  double error = 0;                      // a bound on how far any probability may be off
  std::vector<double> mine_probability;  // by cell: 0 or 1 where the view shows
  std::vector<Deduction> deductions;     // in the order in which they were found
  LayoutCount layouts = BigInt(0);       // or why they cannot be counted
  std::optional<Cell> best;              // the safest covered cell, unless all are mines
  std::optional<Conflict>
      conflict;  // set only when no layout explains the view; then nothing else is
};

Analysis analyze(const View& view, CountBudget budget = {});

// The proof of a cell that an analysis of the view found certain, step by step; none for other
// cells, or where that takes too many steps.
std::optional<Proof> find_proof(const View& view, const Analysis& analysis, Cell cell);

}  // namespace minewise
