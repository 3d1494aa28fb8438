// The options of calls and requests, in groups that belong together: how a text is read, what is
// shown and drawn, and which game is meant.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "api/given.h"
#include "bindings/c/border.h"
#include "output/drawing/palette.h"
#include "output/json/request.h"

namespace minewise::c {

// Games and layouts that name no seed have this one.
inline constexpr Seed kUsualSeed{0};

void add_position_words(RequestReader& reader, PositionWords& words);
void add_source_words(RequestReader& reader, ReadingWords& words);   // as, board, seed
void add_played_words(RequestReader& reader, ReadingWords& words);   // those and agent
void add_reading_words(RequestReader& reader, ReadingWords& words);  // all of them

// Reads options; refuses what it does not know.
Result<void> read_options(const RequestReader& reader, const char* options, std::size_t size);

// "theme": the theme of a picture.
void add_theme(RequestReader& reader, std::optional<std::string>& theme);
Theme theme_in(const std::optional<std::string>& theme);

// Refused if a board is too large to be drawn.
Result<void> check_drawable(const Shape& shape);

// "layout", "as", "board", "seed"; and for boards that need no guess.
void add_game_words(RequestReader& reader, GameRequest& asked);
void add_no_guess_words(RequestReader& reader, GameRequest& asked);

}  // namespace minewise::c
