// The numbers by which players measure a game, of a person's game (play/metrics/game_value.h).
#pragma once

#include "play/metrics/game_value.h"
#include "play/replay/person_game.h"

namespace minewise {

// The clicks and how much of the board they solved.
PlayedGame played_of(const PersonGame& game);

GameValue value_of(const PersonGame& game);

}  // namespace minewise
