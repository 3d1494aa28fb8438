// Which game a session or a game is to be: an ID, a layout under the rules of an ID, a saved game,
// or a board that needs no guess.
#pragma once

#include "bindings/c/options.h"
#include "formats/game_source.h"

namespace minewise::c {

struct GameAsked {
  ReadingWords words;  // as, board, seed
  std::optional<std::string> layout, agent, difficulty;
  std::optional<std::uint64_t> attempts;
  bool no_guess = false;
};

// The boards that are tried at most for one that needs no guess, and the cells of all that are
// tried in one call.
inline constexpr std::uint64_t kMostAttempts = 10'000;
inline constexpr std::uint64_t kMostTriedCells = 1'000'000'000;

// The attempts for each of so many boards: those asked for, or as many as the limits allow.
Answer<std::uint64_t> attempts_for(const Shape& shape, std::uint64_t boards,
                                   std::optional<std::uint64_t> asked);

// "layout", "as", "board", "seed"; and for boards that need no guess.
void add_game_words(RequestReader& reader, GameAsked& asked);
void add_no_guess_words(RequestReader& reader, GameAsked& asked);

// A game, and the saved game that it is read from, if it is.
struct GameFound {
  GameSource source;
  std::optional<Transcript> saved;
};
Answer<GameFound> find_game(std::string_view text, const GameAsked& asked);

}  // namespace minewise::c
