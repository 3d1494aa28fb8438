// Games played at random with the mines in sight, to put engines into positions of every kind:
// small enough for the oracle, with promises, cascades, mines stepped on and mines flagged.
#pragma once

#include <string>
#include <vector>

#include "ground/board/shape.h"
#include "ground/view/game_id.h"
#include "ground/view/move.h"
#include "ground/view/position.h"

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
