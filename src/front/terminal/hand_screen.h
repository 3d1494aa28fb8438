// A game played by hand on the screen, with keys or mouse.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "front/session/game_source.h"
#include "front/terminal/screen.h"

namespace minewise {

// Where games are saved to. Terminals write no files of their own.
struct SavePlace {
  std::string name;
  std::function<Result<void>(const std::string& transcript)> write;
};

// Plays until the user has had enough: game after game, if wanted. Games can be saved if there is a
// place to save them to.
void play_by_hand(Screen& screen, GameSource source, const std::optional<SavePlace>& save);

}  // namespace minewise
