// What is to be played, all of it checked: a game ID, and a layout where one is given.
#pragma once

#include <optional>

#include "play/game/game.h"

namespace minewise {

struct GameSource {
  GameId id;
  std::optional<Layout> layout;  // given rather than dealt

  // The game before its first move.
  Game game() const;
};

}  // namespace minewise
