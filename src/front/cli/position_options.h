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
};

// --mines, --density, --count-unknown, --clues, --topology.
void add_position_options(CLI::App* verb, PositionOptions& options);

// Reads a position and adjusts it. `file` names where the text came from.
std::expected<Position, Failure> read_position(std::string_view file, std::string_view text,
                                               const PositionOptions& options);

// The cell of a board that an option names as ROW,COLUMN.
std::expected<Cell, Failure> read_cell(std::string_view option, std::string_view text,
                                       const Shape& shape);

// The grid that --topology names. An unknown word is a Failure.
std::expected<Grid, Failure> read_topology(std::string_view word);

}  // namespace minewise::cli
