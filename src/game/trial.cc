#include "game/trial.h"

#include <fmt/core.h>

namespace minewise {

void Trial::conclude(const Game& game) {
  won = game.is_won();
  score = given_up && !game.is_dealt() ? 0 : game.score();
  stepped = game.mines_stepped_on();
  wrong_flags = game.wrong_flags();
}

std::string format_trial(const Trial& trial) {
  return fmt::format("score {} won {} stepped {} guesses {} moves {} wrong_flags {}", trial.score,
                     trial.won ? 1 : 0, trial.stepped, trial.guesses, trial.moves,
                     trial.wrong_flags);
}

}  // namespace minewise
