// A game played by hand on the screen, with keys or mouse.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/terminal/screen.h"
#include "formats/game_source.h"

namespace minewise {

// Where games are saved: this module writes no files itself.
struct SavePlace {
  std::string name;
  std::function<Result<void>(const std::string& transcript)> write;
};

// Games that are made one by one: `note` says of what kind they are, `next` makes the one after a
// game.
struct GameSeries {
  std::string note;
  std::function<Result<GameSource>(const GameId& last)> next;
};

// Games on boards that need no guess, "easy" to "expert" or "any": their series, and the first as
// `source`, which says their size and rules. An Error if there are none.
Result<GameSeries> games_without_guess(const std::string& difficulty, GameSource& source);

// Plays, game after game, until the user quits: those of the series if there is one. Games can be
// saved if `save` is given.
void play_by_hand(Screen& screen, GameSource source, const std::optional<SavePlace>& save,
                  const std::optional<GameSeries>& series = std::nullopt);

}  // namespace minewise
