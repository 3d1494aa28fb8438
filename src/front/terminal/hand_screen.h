// A game played by hand on the screen, with keys or mouse.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "front/session/game_source.h"
#include "front/terminal/screen.h"

namespace minewise {

// Where games are saved: this room writes no files itself.
struct SavePlace {
  std::string name;
  std::function<Result<void>(const std::string& transcript)> write;
};

// Plays, game after game, until the user quits. Games can be saved if `save` is given.
void play_by_hand(Screen& screen, GameSource source, const std::optional<SavePlace>& save);

}  // namespace minewise
