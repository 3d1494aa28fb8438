// Games for a person on boards that need no guess, one after another. The boards are those of
// `generate no-guess --mode repair` with the same seed, first cell and difficulty. The rules open
// the first cell; it is the middle of the board unless the ID names another.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "formats/game_source.h"
#include "generate/no_guess.h"

namespace minewise {

class NoGuessGames {
 public:
  // Boards of the ID's size and mines; of any difficulty if no grade is given. At most `attempts`
  // boards are tried for each. An Error says why there can be none.
  static Result<NoGuessGames> make(const GameId& id, std::optional<Grade> grade,
                                   std::uint64_t attempts = NoGuessRequest{}.attempts);

  // The game on board `number`. An Error if none was found in the attempts allowed, or if `goes_on`
  // returned false.
  Result<GameSource> game(std::uint64_t number, const std::function<bool()>& goes_on);

 private:
  NoGuessGames(const GameId& id, const NoGuessRequest& request);

  GameId id_;
  std::unique_ptr<NoGuessMaker> maker_;
};

}  // namespace minewise
