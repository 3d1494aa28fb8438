// What a guess is worth: the risk of opening a cell, what it may show, and how many other cells
// each answer would settle. It explains guesses to people; no agent chooses by it.
#pragma once

#include <vector>

#include "reason/posterior/posterior.h"

namespace minewise {

struct Prospect {
  Cell cell;
  double mine_probability = 0;

  struct Answer {
    Clue clue;
    double probability = 0;   // given that the cell is safe
    int safe = 0, mines = 0;  // other cells that would be certain then and are not now
  };
  std::vector<Answer> answers;  // empty for a cell that is a mine for certain

  // Given that the cell is safe: the chance that its answer gives another safe cell, and the number
  // of cells settled on average.
  double gives_safe_cell() const;
  double settled() const;
};

// What opening a cell promises. Cells beyond the 2,000 that are nearest to it are not looked at.
// REQUIRES: posterior and facts are up to date with the view, which is possible; the cell is
// covered.
Prospect find_prospect(Posterior& posterior, const View& view, const Facts& facts, Cell cell);

// The safest cells that are not certain, at most `most` of them, and of the interior at most one:
// the cells between which a guess is a choice. REQUIRES: as above.
std::vector<Cell> find_candidates(Posterior& posterior, const View& view, const Facts& facts,
                                  std::size_t most);

}  // namespace minewise
