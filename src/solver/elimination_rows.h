// The matrix of a position before and after elimination (report 003, strategy 2), and what the
// bounds of its rows settle. The rows are those of our own engine (solver/engines/gaussian.h). It
// is run here without substituting what it settles, so that the rows stay as elimination leaves
// them. Rows that share no cell, even through others, are in different groups.
//
// Rows are turned so that their first factor is positive. Each row has a cell of its own at the
// end, which is in no other row. The slack variables of the clues tell of which clues a row is
// made: their factors, with the sign turned. The slack of an exact clue is 0.
#pragma once

#include <cstddef>
#include <vector>

#include "core/view.h"
#include "solver/engines/linear_row.h"

namespace minewise {

// A sum of cells and, where clues are not exact, of slacks.
struct MatrixRow {
  struct Part {
    Cell clue;
    std::int64_t factor = 0;
    SumRange slack;  // what the slack of this clue may be
  };
  std::vector<std::pair<Cell, std::int64_t>> cells;  // with their factors, by ascending cell
  std::vector<Part> made_of;                         // clues
  std::int64_t sum = 0;
};

// A row whose cells are settled: it is as large as it can be, or as small. Then cells with positive
// factors are mines and the others safe, or the other way round.
struct SettledRow {
  MatrixRow row;
  bool at_most = true;

  bool is_mine(std::int64_t factor) const { return (factor > 0) == at_most; }
};

struct RowGroup {
  std::vector<Cell> cells;               // the columns, ascending
  std::vector<MatrixRow> before, after;  // the first so many, and how many there are
  std::vector<SettledRow> settled;
  std::size_t before_in_all = 0, after_in_all = 0, settled_in_all = 0;
};

struct Elimination {
  std::vector<RowGroup> groups;  // by their first cell
  std::size_t groups_in_all = 0;
};

// REQUIRES: some layout explains the view.
Elimination find_rows(const View& view, std::size_t most);

}  // namespace minewise
