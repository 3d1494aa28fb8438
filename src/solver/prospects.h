// What a guess is worth: the risk of opening a cell, what it may show, and how many other cells
// each answer would settle. It explains guesses to people; no agent chooses by it.
#pragma once

#include <optional>
#include <vector>

#include "core/big_int.h"
#include "solver/knowledge.h"

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

  // The chance to open all safe cells left without a mine if this one is opened next, where the
  // rest of the game can be searched.
  std::optional<Fraction> win = {};

  // Given that the cell is safe: the chance that its answer gives another safe cell, and the number
  // of cells settled on average.
  double gives_safe_cell() const;
  double settled() const;
};

// Whether the prospects of so many cells are found in a second or so.
bool can_find_prospects(const Posterior& posterior, std::size_t cells);

// What opening a cell may bring. Only the 2,000 cells nearest to it are looked at. REQUIRES: some
// layout explains the view; the cell is covered.
Prospect find_prospect(Knowledge& known, Cell cell);

// The safest cells that are not certain, at most `most`, and at most one of the interior: the cells
// to choose from for a guess. REQUIRES: some layout explains the view.
std::vector<Cell> find_candidates(Knowledge& known, std::size_t most);

}  // namespace minewise
