// What cells are worth as the next guess, by a player's own reckoning, beside how likely a mine is.
// Guesses are explained by it, and those of others judged.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "search/optimal.h"

namespace minewise {

enum class WeighedBy : std::uint8_t {
  Safety,     // by how likely a mine is, and nothing else
  LookAhead,  // an estimate, from how the game would go on after each answer
  Endgame,    // all that may follow was searched: exact
};

struct WeighedCell {
  Cell cell;
  double mine_probability = 0;
  double worth = 0;                    // as Weighing says
  double goes_on = 0;                  // for LookAhead: the chance that its answer proves a safe
                                       // cell or ends the game, if it is safe
  std::optional<Fraction> exact = {};  // for Endgame: the worth
};

struct Weighing {
  WeighedBy by = WeighedBy::Safety;

  // What `worth` is. Where a mine ends the game: for Endgame the chance to win, for LookAhead this
  // chance as a share of the best cell's. Where the game goes on after a mine (`counts_mines`): the
  // mines still to be stepped on, for LookAhead how many more than after the best cell.
  bool counts_mines = false;

  std::vector<WeighedCell> cells;  // the best first

  const WeighedCell* find(Cell cell) const {
    for (const WeighedCell& each : cells) {
      if (each.cell == cell) return &each;
    }
    return nullptr;
  }
};

}  // namespace minewise
