#include "cli/position_options.h"

#include <fmt/core.h>

#include "cli/files/read_text.h"
#include "core/grid.h"
#include "formats/moment.h"

namespace minewise::cli {

namespace {

// Puts what is in a file in place of its name.
CLI::Validator text_of_file() {
  return {[](std::string& value) {
            auto text = read_text(value);
            if (!text) return text.error().message;
            value = *std::move(text);
            return std::string();
          },
          "FILE"};
}

}  // namespace

void add_position_options(CLI::App* verb, PositionOptions& options) {
  verb->add_option("--mines", options.mines, "The board holds this many mines, M and F included");
  verb->add_option("--density", options.density, "Each cell is a mine with this probability");
  verb->add_option("--count-prior", options.count_prior,
                   "A file with a weight for each number of mines, from 0 on")
      ->transform(text_of_file());
  verb->add_flag("--count-unknown", options.count_unknown,
                 "Any number of mines is as likely as any other");
  verb->add_option("--clues", options.clues, clue_words());
  std::vector<std::string> grids;
  for (const Grid& grid : all_grids()) grids.emplace_back(grid_word(grid));
  verb->add_option("--topology", options.topology, grid_words())->transform(one_of(grids));
}

std::expected<Cell, Failure> read_cell(std::string_view option, std::string_view text,
                                       const Shape& shape) {
  const auto cell = find_cell(option, text, shape);
  if (cell) return *cell;
  return std::unexpected(Failure{cell.error().error.text()});
}

Status adjust_by(const PositionOptions& options, Position& position) {
  const auto adjusted = adjust(position, options);
  if (adjusted) return {};
  return std::unexpected(Failure{"--" + adjusted.error().text()});
}

std::string note_of_count(std::string_view verb, const Position& position) {
  if (position.count) return "";
  return fmt::format(
      "minewise {}: the number of mines is taken as unknown; say --mines N, --density P or "
      "--count-unknown\n",
      verb);
}

}  // namespace minewise::cli
