// Positions from files, and what a command line says of them: a flag wins over a header.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "front/cli/verb.h"
#include "ground/view/position.h"

namespace minewise::cli {

struct PositionOptions {
  std::optional<std::string> mines, density, clues, topology;
  bool count_unknown = false;

  bool any() const { return mines || density || clues || topology || count_unknown; }
};

// --mines, --density, --count-unknown, --clues, --topology.
void add_position_options(CLI::App* verb, PositionOptions& options);

// Adjusts a position by the options.
Status adjust(Position& position, const PositionOptions& options);

// A line that says that the number of mines is taken as unknown, if nothing tells it.
std::string note_of_count(std::string_view verb, const Position& position);

// The cell of a board that an option names as ROW,COLUMN.
std::expected<Cell, Failure> read_cell(std::string_view option, std::string_view text,
                                       const Shape& shape);

// The grid that --topology names. An unknown word is a Failure.
std::expected<Grid, Failure> read_topology(std::string_view word);

}  // namespace minewise::cli
