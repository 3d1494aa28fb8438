// The options of calls and requests, in groups that belong together.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bindings/c/border.h"
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

}  // namespace minewise::c
