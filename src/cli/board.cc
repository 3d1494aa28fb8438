// minewise board: the numbers by which players measure a layout, and its file for other programs.
#include <fmt/format.h>

#include <memory>

#include "cli/files/atomic_file.h"
#include "cli/reading.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "formats/foreign_layout.h"
#include "output/json/boards_json.h"

namespace minewise::cli {
namespace {

struct BoardOptions {
  IdWords what;
  ReadingOptions reading;
  std::optional<std::string> first, out_file;
  std::string format = "text";
};

// The one layout of a source, in a set of its own.
std::expected<LayoutSet, Failure> read_layout(const BoardOptions& options) {
  TRY(const auto source, read_source("board", options.what, options.reading));
  if (const auto set = layouts_in(source.input)) {
    TRY(const auto layout, read_board(source, options.reading, false));
    LayoutSet one(set->shape(), set->first());
    one.add(layout);
    return one;
  }
  const auto* drawing = std::get_if<Drawing>(&source.input);
  if (drawing && !drawing->id) {
    return source.fail({fmt::format("this is {}, which holds no layout", describe(source.input))});
  }
  const std::string words = fmt::format("{}", fmt::join(options.what, " "));
  const bool has_seed = options.reading.seed || words.find("seed=") != words.npos;
  if (source.name == "game ID" && !has_seed) {
    return bad_option(source.name, {"names no layout without seed=S"});
  }
  TRY(const auto game, read_played(source, options.reading));
  LayoutSet one(game.id.shape(), game.id.rules.first.cell);
  one.add(game.layout);
  return one;
}

std::expected<std::optional<Place>, Failure> first_of(const BoardOptions& options,
                                                      const LayoutSet& set) {
  if (!options.first) return set.first();
  const auto place = parse_place(*options.first);
  if (!place) return bad_option("--first", place.error());
  if (!set.shape().contains(*place)) {
    return bad_option("--first", {fmt::format("{} is outside the board", *options.first)});
  }
  return *place;
}

std::expected<std::string, Failure> answer(const BoardOptions& options, const LayoutSet& set) {
  if (options.format == "mbf") {
    auto bytes = format_mbf(set, 0);
    if (!bytes) return bad_option("--format", bytes.error());
    return *std::move(bytes);
  }
  if (options.format == "tatham") {
    if (set.shape().grid != kUsualGrid) {
      return bad_option("--format", {"Tatham's Mines has square boards alone"});
    }
    return format_tatham_id(set, 0) + "\n";
  }
  TRY(const auto first, first_of(options, set));
  const BoardMetrics metrics = measure_board(set.shape(), set.layout(0), first);
  return options.format == "json" ? board_json(metrics) : describe_metrics(metrics);
}

Status print_board(const BoardOptions& options) {
  TRY(const auto set, read_layout(options));
  TRY(auto atomic_file, open_atomic_file(options.out_file));
  TRY(const auto text, answer(options, set));
  if (atomic_file) return atomic_file->finish(text);
  print(text);
  return {};
}

}  // namespace

void add_board(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<BoardOptions>();
  CLI::App* verb = program.add_subcommand(
      "board",
      "The numbers by which players measure a board.\n"
      "3BV: the fewest clicks that clear it without flags. ZiNi: the fewest with flags and chords, "
      "found\n"
      "by a search, with what was proved to be needed beside it; greedy and human are what two "
      "simple\n"
      "rules reach. docs/review.md defines them all. A board may be a file in any format that is\n"
      "read here (layouts, MBF, JSMinesweeper's text, saved games), a game ID with a seed, or a "
      "game\n"
      "ID of Simon Tatham's Mines. --format mbf and tatham write it for other programs.");
  verb->add_option("file", options->what,
                   "A file, '-' for standard input, or a game ID: 'expert seed=7', "
                   "9x9:4,4,mb071b49fbd1cb6a0d5868")
      ->required();
  add_played_options(verb, options->reading);
  verb->add_option("--first", options->first,
                   "Also grade it from this cell, R,C, on: easy to expert, or takes a guess [the "
                   "first cell that the board comes with]");
  verb->add_option("--format", options->format,
                   "What is printed: text, json, mbf (a board file), or tatham (an ID of Mines)")
      ->transform(one_of({"text", "json", "mbf", "tatham"}))
      ->capture_default_str();
  writes(verb->add_option("--out", options->out_file, "Write to a file [standard output]"));
  verb->footer(
      "Examples:\n"
      "  minewise board \"expert classic seed=7\"\n"
      "  minewise generate random 16x16/40 --count 3 | minewise board - --board 2\n"
      "  minewise board 9x9:4,4,mb071b49fbd1cb6a0d5868 --format json\n"
      "  minewise board \"beginner classic seed=7\" --format mbf --out board.mbf");
  run_with(verb, chosen, [options] { return print_board(*options); });
}

}  // namespace minewise::cli
