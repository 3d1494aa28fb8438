// The oracle: what a position says, found by trying every layout.
//
// It exists to check the engines, so it shares nothing with them: no header of src/, its own
// arithmetic of neighbours, its own clue models, its own reading of symbols. It lays mines on the
// covered cells in all 2^m ways, throws out the layouts that the clues rule out, weighs the rest by
// the prior and by how likely their clues were, and adds up. That is slow (m is at most 22) and so
// simple that it can be trusted. Where engine and oracle differ, suspect the engine.
//
// Cells are numbered row by row from 0, top left first.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace oracle {

// What is known of the number of mines on the whole board, those marked M and F included.
struct CountPrior {
  enum class Kind {
    Unknown,  // every number from 0 to the number of all cells is equally likely
    Known,    // it is `count`
    Density,  // each cell holds a mine with probability `density`, whatever the others hold
    Weighed,  // `weights` has one for each number, from 0 on
  };
  Kind kind = Kind::Unknown;
  int count = 0;
  double density = 0;
  std::vector<double> weights = {};

  static CountPrior unknown() { return {}; }
  static CountPrior known(int count) { return {Kind::Known, count}; }
  static CountPrior independent(double density) { return {Kind::Density, 0, density}; }
  static CountPrior weighed(std::vector<double> weights) {
    return {Kind::Weighed, 0, 0, std::move(weights)};
  }
};

struct Position {
  int width = 0;
  int height = 0;
  std::string grid = "square";    // or "torus", "hex"
  std::vector<std::string> rows;  // '?' covered, '0'-'8' and '_' open, 'M' and 'F' mines
  std::string clues = "exact";    // or "withheld:Q", "optimistic", "cautious", joined by '+'
  CountPrior prior;
  std::vector<int> promised_safe;  // mines were laid among the other cells only
};

// What a covered cell would show if it were opened now; the chances add up to 1.
struct Showing {
  double mine = 0;
  std::array<double, 9> clue{};  // by number
  double withheld = 0;
};

struct Answer {
  // The prior chance of the layouts that remain, each times the likelihood of its clues; a withheld
  // clue, which any model may show, counts as 1. It is 0 when no layout explains the position.
  double total_weight = 0;

  // How many layouts have a weight above 0.
  std::uint64_t layouts = 0;

  // One entry a cell. The probabilities are NaN where a cell is not covered, and everywhere when no
  // layout remains. The other two hold for any cell in a layout that remains, so both are true
  // everywhere when there is none.
  std::vector<double> mine_probability;
  std::vector<bool> is_always_mine;
  std::vector<bool> is_never_mine;

  // Empty where a cell is not covered, and everywhere when no layout remains.
  std::vector<std::optional<Showing>> showing;
};

// The most covered cells, promised ones left out, that are tried in all ways.
inline constexpr int kMostCovered = 22;

// Throws std::invalid_argument when the position is not one, or has too many covered cells.
Answer ask(const Position& position);

// The cells that touch a cell, ascending.
std::vector<int> neighbours(int width, int height, const std::string& grid, int cell);

// The probability that a cell shows a number, or nothing (kNothing), when `mines` of its `degree`
// neighbours are mines.
inline constexpr int kNothing = 9;
double chance_to_show(const std::string& clues, int shown, int mines, int degree);

}  // namespace oracle
