// The numbers by which players measure a game, of a person's game (game/game_value.h).
#pragma once

#include "formats/person_game.h"
#include "game/game_value.h"

namespace minewise {

// The clicks and how much of the board they solved.
PlayedGame played_of(const PersonGame& game);

GameValue value_of(const PersonGame& game);

}  // namespace minewise
