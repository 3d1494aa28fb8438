// What there is to choose between when a cell must be opened: the risk of each candidate, what it
// may show, how many other cells each answer would settle, and how the agents and engines see the
// position. It explains guesses to people; no agent chooses by it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/big_int.h"
#include "solver/decision.h"
#include "solver/knowledge.h"

namespace minewise {

// What opening a cell may bring.
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

// The candidates with their risk and what opening them may bring, the estimates by which agents of
// the reports compare them, the cells that each agent would choose from, and what each engine
// proves by itself.
//
// Only the posterior gives probabilities. The share of arrangements (`double`, the triples) and the
// ratio of single clues (`local`) are estimates, and are called so.

struct Candidate {
  Prospect prospect;            // without answers where the board takes long to count
  std::optional<double> share;  // of arrangements with a mine there; none next to no clue
  double ratio = 0;             // mean of the ratios of the clues next to it
  int clues = 0;                // numbers next to it
};

// The cells that an agent chooses from, with the figure by which it judges them.
struct AgentChoice {
  std::string_view agent;
  Measure measure = Measure::Probability;
  bool is_proved = false;  // it opens them by proof, and need not guess
  bool is_batch = false;   // it opens them all, one after the other
  std::optional<double> figure =
      std::nullopt;              // the least; none where it has none and takes any cell
  std::vector<Cell> cells = {};  // the first so many, ascending
  std::size_t in_all = 0;
};

// What one engine proves on the position, starting from what is shown.
struct EngineProof {
  std::string engine;
  std::vector<Cell> safe, mines;  // the first so many, in the order in which they were proved
  std::size_t safe_in_all = 0, mines_in_all = 0;
};

struct Choices {
  std::size_t safe = 0, mines = 0;  // covered cells that are certain
  bool has_prospects = true;        // false: the board takes too long to count
  std::vector<Candidate> candidates;
  std::vector<AgentChoice> agents;
  std::vector<EngineProof> engines;
  bool after_single_clues = false;  // on boards with more than 16,384 covered cells: the engines
                                    // start from what single clues settle
};

// REQUIRES: some layout explains the view.
Choices find_choices(const View& view, std::size_t most);

}  // namespace minewise
