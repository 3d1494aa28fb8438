// What the kinds of `minewise generate` share: the options that all of them have, and where boards
// go. Each kind is a file of its own.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/pictures.h"
#include "cli/results/board_writer.h"
#include "cli/run/shared_progress.h"
#include "cli/verb.h"
#include "core/game_id.h"
#include "formats/moment.h"
#include "generate/board_filter.h"

namespace minewise::cli {

// How many boards are looked at for each one that is let through.
inline constexpr std::uint64_t kTries = 100'000;

struct GenerateOptions {
  std::string board;
  std::string topology{grid_word(kUsualGrid)};
  std::uint64_t count = 1;
  std::uint64_t seed = 1;
  std::optional<std::string> out_file;
  std::optional<std::string> report_file;
  std::optional<std::string> where;
  std::optional<std::uint64_t> tries;  // with `where`: so many, or else kTries
  PictureOptions pictures;
  int jobs = 0;  // threads; 0: all cores
};

// Size, --topology, --seed, --out and pictures of the first four boards; then those that not every
// kind has.
void add_board_options(CLI::App* kind, GenerateOptions& options);
void add_count_option(CLI::App* kind, GenerateOptions& options);
void add_where_options(CLI::App* kind, GenerateOptions& options);  // --where and --tries

struct PlannedBoard {
  Shape shape;
  MineLaw mines;
};
std::expected<PlannedBoard, Failure> plan_board(const GenerateOptions& options);

// The boards that --where lets through, and the end of a run that found too few of them.
std::expected<BoardFilter, Failure> plan_filter(const GenerateOptions& options);
std::unexpected<Failure> too_few_boards(const GenerateOptions& options, const BoardFilter& filter,
                                        std::uint64_t found);

// An order that cannot be met.
std::unexpected<Failure> bad_order(const Objection& objection);

// Opens what was asked for, once the options are known to go together.
std::expected<BoardWriter, Failure> open_boards(const GenerateOptions& options, const Shape& shape,
                                                std::optional<Place> first = std::nullopt);

// The kinds, each in its own file.
void add_generate_random(CLI::App& generate, ChosenVerb& chosen);
void add_generate_no_guess(CLI::App& generate, ChosenVerb& chosen);
void add_generate_hard(CLI::App& generate, ChosenVerb& chosen);
void add_generate_extremes(CLI::App& generate, ChosenVerb& chosen);
void add_generate_long_chain(CLI::App& generate, ChosenVerb& chosen);

}  // namespace minewise::cli
