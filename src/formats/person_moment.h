// What the board showed at a moment of a person's game.
#pragma once

#include "core/position.h"
#include "formats/person_game.h"

namespace minewise {

// After all clicks up to this time of the game's clock. Flags are the person's, right or wrong.
Position position_at(const PersonGame& game, int time_ms);

}  // namespace minewise
