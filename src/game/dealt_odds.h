// How likely a covered cell is a mine by the way the mines were laid, whoever asks and whatever the
// player knows: the exact posterior given all clues and mines shown, with the true number of mines
// where the rules hide it. A player's flags are claims, not facts, and play no part. The same
// posterior gives layouts in which a cell is safe.
//
// One of these serves many games, one after another, and keeps its memory between them. It reads a
// game only when it is asked, and then only what is new.
#pragma once

#include <optional>

#include "game/game.h"
#include "solver/knowledge.h"

namespace minewise {

class DealtOdds {
 public:
  // Forgets the last game.
  void start() { is_started_ = false; }

  // Nothing where the posterior is not exact. REQUIRES: start() came before the first question
  // about a game; the mines are dealt; the cell was not opened.
  std::optional<double> mine_probability(const Game& game, Cell cell);

  // A layout drawn from the posterior. Nothing if it cannot be drawn exactly. REQUIRES: as above.
  std::optional<Layout> draw(const Game& game, Rng& rng);

  // A layout drawn from the posterior given that the cell is safe. Nothing if there is none, or if
  // it cannot be drawn exactly. REQUIRES: as above; if the game goes on, this cell is safe in it.
  std::optional<Layout> draw_safe(const Game& game, Cell cell, Rng& rng);

 private:
  void follow(const Game& game);
  void begin(const Game& game);

  std::optional<View> view_;  // the player's without flags, with the number of mines told
  Knowledge known_{by_exact()};
  bool is_started_ = false;
  std::size_t read_ = 0;  // of what the player's view has uncovered
};

}  // namespace minewise
