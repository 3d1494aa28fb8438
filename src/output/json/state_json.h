// The JSON of a game that is being played: what the player sees, the figures so far and, once it is
// over, the layout. Pages and other programs draw from it.
#pragma once

#include <span>
#include <string>

#include "game/game.h"
#include "game/trial.h"

namespace minewise {

struct GameState {
  const Game& game;
  std::string player;
  Trial figures;
  std::span<const Cell> marks = {};   // made by hand
  std::span<const Cell> newest = {};  // uncovered by the last move, oldest first
};

std::string state_json(const GameState& state);

}  // namespace minewise
