// Boards to order, in the words of front ends.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "formats/moment.h"
#include "generate/no_guess.h"

namespace minewise {

// Boards that need no guess. Words that name a solver, a mode or a difficulty are checked by
// whoever read them.
struct NoGuessOrder {
  Shape shape;
  MineLaw mines;
  std::string first = "0,0";
  std::optional<std::string> solver = {};  // the weakest that will do for the difficulty
  std::string mode = "uniform";
  std::optional<std::string> difficulty = {};
  std::uint64_t attempts = NoGuessRequest{}.attempts;
};
Asked<NoGuessRequest> request_of(const NoGuessOrder& order);

// Boards as a game deals them: board i is that of game i. `first` is any, R,C, safe:R,C or
// zero:R,C.
struct DealtOrder {
  Shape shape;
  MineLaw mines;
  std::string first = "any";
  Seed seed{};
};
struct DealtBoards {
  GameId id;               // of board 0
  std::vector<Cell> free;  // kept free of mines
};
Asked<DealtBoards> boards_of(const DealtOrder& order);

}  // namespace minewise
