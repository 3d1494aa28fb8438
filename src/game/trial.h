// A trial: the figures of one game by one player. Experiments collect them.
#pragma once

#include <string>

#include "game/game.h"
#include "solver/decision.h"

namespace minewise {

struct Trial {
  bool won = false;
  double score = 0;
  int stepped = 0;        // mines stepped on
  int guesses = 0;        // cells opened without proof
  int moves = 0;          // decisions, flags included; a cascade counts once
  int wrong_flags = 0;    // flags on safe cells: a fault of the player, unless the rules
                          // allow flags on belief
  bool given_up = false;  // the player played no further; the figures are those up to there

  // Counts a decision.
  void count(const Decision& decision) {
    ++moves;
    guesses += decision.is_guess();
  }

  // Takes the result from a game.
  void conclude(const Game& game);

  friend bool operator==(const Trial&, const Trial&) = default;
};

// "score 0.85 won 0 stepped 3 guesses 5 moves 87 wrong_flags 0"; the score reads back exactly.
std::string format_trial(const Trial& trial);

}  // namespace minewise
