// Options about positions: a flag wins over a header.
#pragma once

#include <string>
#include <string_view>

#include "cli/verb.h"
#include "formats/position_words.h"

namespace minewise::cli {

// --mines, --density, --count-prior, --count-unknown, --clues, --topology.
using PositionOptions = PositionWords;
void add_position_options(CLI::App* verb, PositionOptions& options);

// Adjusts a position by the options.
Status adjust_by(const PositionOptions& options, Position& position);

// A line that says that the number of mines is taken as unknown, if nothing tells it.
std::string note_of_count(std::string_view verb, const Position& position);

// The cell of a board that an option names as ROW,COLUMN.
std::expected<Cell, Failure> read_cell(std::string_view option, std::string_view text,
                                       const Shape& shape);

}  // namespace minewise::cli
