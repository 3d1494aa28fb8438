// Games played at random with the mines in sight, to put engines into positions of every kind:
// small enough for the oracle, with promises, cascades, mines stepped on and mines flagged.
#pragma once

#include <string>
#include <vector>

#include "core/game_id.h"
#include "core/position.h"
#include "core/shape.h"
#include "core/view.h"

namespace minewise {

struct RandomGame {
  GameId id;
  std::vector<Move> moves;
};

// The same games for the same grid and clues. Every flag is right.
std::vector<RandomGame> random_games(Grid grid, const std::string& clues);

// The same on boards too large for the oracle.
std::vector<RandomGame> larger_random_games(Grid grid, const std::string& clues);

// Positions whose symbols were drawn one by one, so that most contradict themselves.
std::vector<Position> senseless_positions(Grid grid, const std::string& clues);

}  // namespace minewise
