// Why a cell has its probability: the proof where it is certain; elsewhere the clues that change
// it, and what opening it may bring beside the safest other cells.
#pragma once

#include <expected>
#include <optional>
#include <vector>

#include "solver/analyze.h"
#include "solver/candidates.h"

namespace minewise {

struct Grounds {
  Cell cell;
  double mine_probability = 0;
  LayoutCount layouts_mine = BigInt(0), layouts_safe = BigInt(0);
  struct Influence {
    Cell clue;
    double without;  // the probability if this clue were withheld
  };
  std::vector<Influence> clues;  // those that change the probability, the greatest change first
  int clues_not_compared = 0;    // without them the board is too large to count exactly

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

// The same, and none if no cell is asked about.
std::optional<Grounds> find_grounds(const View& view, std::optional<Cell> cell);

}  // namespace minewise
