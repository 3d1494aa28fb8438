// What a question is about: an input, and the options beside it. Every front end fills one and asks
// the functions of this module; they find the position, the game or the layout that is meant.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "formats/moment.h"

namespace minewise {

struct Given {
  Input input;
  ReadingWords words = {};
  Seed default_seed{};           // of games and layouts that name none
  Observer* observer = nullptr;  // watches a game that is played for the answer
};

// Recognises a text.
Result<Given> given_text(std::string_view text, ReadingWords words, Seed default_seed);

// Whether it is a position, or a moment of a game is asked for, rather than a whole game.
bool is_position_asked(const Given& given);

// The position that is meant, and the game.
Result<SeenMoment> moment_in(const Given& given);
Result<Transcript> played_in(const Given& given);

// The one layout that is meant, in a set of its own: given, or that of a game.
Result<LayoutSet> layout_in(const Given& given);

// The layouts that a text holds, for games on given boards.
Result<LayoutSet> layouts_in_text(std::string_view text);

// A game to be played: an ID, a layout under the rules of an ID, that of a saved game, or a board
// that needs no guess.
struct GameRequest {
  ReadingWords words = {};  // as, board, seed
  std::optional<std::string> layout = {}, difficulty = {};
  std::optional<std::uint64_t> attempts = {};
  bool no_guess = false;
};

// A game, and the saved game that it is read from, if it is.
struct GameFound {
  GameSource source;
  std::optional<Transcript> saved;
};
Result<GameFound> find_game(std::string_view text, const GameRequest& request, Seed default_seed);

// The boards that are tried at most for one that needs no guess, and the cells of all that are
// tried for one answer.
inline constexpr std::uint64_t kMostAttempts = 10'000;
inline constexpr std::uint64_t kMostTriedCells = 1'000'000'000;

// The attempts for each of so many boards: those asked for, or as many as the limits allow.
Result<std::uint64_t> attempts_for(const Shape& shape, std::uint64_t boards,
                                   std::optional<std::uint64_t> asked);

}  // namespace minewise
