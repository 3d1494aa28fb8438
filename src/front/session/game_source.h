// A game source says which game to play: a game ID, and a layout if one is given. All of it is
// checked.
#pragma once

#include <optional>

#include "play/game/game.h"

namespace minewise {

struct GameSource {
  GameId id;
  std::optional<Layout> layout;  // if given; otherwise the game deals one

  // The game before its first move.
  Game game() const;
};

}  // namespace minewise
