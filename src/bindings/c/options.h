// The options of calls and requests, in groups that belong together: how a text is read, what is
// shown and drawn, and which game is meant.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bindings/c/border.h"
#include "formats/game_source.h"
#include "formats/moment.h"
#include "output/drawing/palette.h"
#include "output/json/request.h"
#include "solver/reasoning.h"

namespace minewise::c {

// Games and layouts that name no seed have this one.
inline constexpr Seed kUsualSeed{0};

void add_position_words(RequestReader& reader, PositionWords& words);
void add_source_words(RequestReader& reader, ReadingWords& words);   // as, board, seed
void add_played_words(RequestReader& reader, ReadingWords& words);   // those and agent
void add_reading_words(RequestReader& reader, ReadingWords& words);  // all of them

// Reads options; refuses what it does not know.
Answer<void> read_options(const RequestReader& reader, const char* options, std::size_t size);

// The reasoning that "show" asks for, with at most so many entries in each list.
inline constexpr std::uint64_t kMostEntries = 100'000;
Answer<Reasoning> reasoning_asked(const View& view, const std::optional<std::string>& show,
                                  std::optional<std::uint64_t> most);

// "theme": the theme of a picture.
void add_theme(RequestReader& reader, std::optional<std::string>& theme);
Theme theme_in(const std::optional<std::string>& theme);

// Refused if a board is too large to be drawn.
Answer<void> check_drawable(const Shape& shape);

// The covered cell that an option names as ROW,COLUMN, if it is there.
Answer<std::optional<Cell>> covered_cell(std::string_view option,
                                         const std::optional<std::string>& text,
                                         const PlacedView& placed);

// Which game a handle is made of: an ID, a layout under the rules of an ID, a saved game, or a
// board that needs no guess.
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
