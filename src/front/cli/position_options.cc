#include "front/cli/position_options.h"

#include <fmt/core.h>

#include "ground/base/number.h"
#include "ground/base/try.h"
#include "ground/board/grid.h"

namespace minewise::cli {
namespace {

// What the options say of the mines; a flag wins over a header.
Status settle_count(const PositionOptions& options, Position& position) {
  if (options.mines) {
    const auto mines = parse_int(*options.mines);
    if (!mines) {
      return bad_option("--mines",
                        {format_message("'{}' is not a number of mines", *options.mines)});
    }
    if (*mines > position.shape.cells()) {
      return bad_option("--mines", {fmt::format("{} mines do not fit on {} cells", *mines,
                                                position.shape.cells())});
    }
    position.count = FixedCount{*mines};
  } else if (options.density) {
    const auto density = parse_decimal(*options.density);
    if (!density || *density < 0 || *density > 1) {
      return bad_option(
          "--density",
          {format_message("'{}' is not a density; write a number from 0 to 1", *options.density)});
    }
    position.count = Independent{*density};
  } else if (options.count_unknown) {
    position.count = UnknownCount{};
  }
  return {};
}

}  // namespace

void add_position_options(CLI::App* verb, PositionOptions& options) {
  verb->add_option("--mines", options.mines, "The board holds this many mines, M and F included");
  verb->add_option("--density", options.density, "Each cell is a mine with this probability");
  verb->add_flag("--count-unknown", options.count_unknown,
                 "Any number of mines is as likely as any other");
  verb->add_option("--clues", options.clues, clue_words());
  verb->add_option("--topology", options.topology, grid_words());
}

std::expected<Cell, Failure> read_cell(std::string_view option, std::string_view text,
                                       const Shape& shape) {
  const auto place = parse_place(text);
  if (!place) return bad_option(option, place.error());
  if (shape.contains(*place)) return shape.cell(*place);
  return bad_option(option, {fmt::format("{} is outside the board of {} rows and {} columns",
                                         place->text(), shape.height, shape.width)});
}

std::expected<Grid, Failure> read_topology(std::string_view word) {
  if (const auto grid = find_grid(word)) return *grid;
  return bad_option("--topology", {format_message("unknown topology '{}'; known are {}", word,
                                                  grid_words("and"))});
}

Status adjust(Position& position, const PositionOptions& options) {
  if (options.mines.has_value() + options.density.has_value() + options.count_unknown > 1) {
    return std::unexpected(Failure{"--mines, --density and --count-unknown exclude each other"});
  }
  if (options.clues) {
    auto model = parse_clue_model(*options.clues);
    if (!model) return bad_option("--clues", model.error());
    position.clues = *model;
  }
  if (options.topology) {
    TRY(const auto grid, read_topology(*options.topology));
    position.shape.grid = grid;
  }
  return settle_count(options, position);
}

std::string note_of_count(std::string_view verb, const Position& position) {
  if (position.count) return "";
  return fmt::format(
      "minewise {}: the number of mines is taken as unknown; say --mines N, --density P or "
      "--count-unknown\n",
      verb);
}

}  // namespace minewise::cli
