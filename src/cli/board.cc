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
Result<LayoutSet> read_layout(const BoardOptions& options) {
  TRY(const auto source, read_source("board", options.what, options.reading));
  const auto* drawing = std::get_if<Drawing>(&source.input);
  const bool has_layouts = layouts_in(source.input).has_value();
  if (!has_layouts && drawing && !drawing->id) {
    return source.fail({fmt::format("this is {}, which holds no layout", describe(source.input))});
  }
  const std::string words = fmt::format("{}", fmt::join(options.what, " "));
  const bool has_seed = options.reading.seed || words.find("seed=") != words.npos;
  if (!has_layouts && source.name == "game ID" && !has_seed) {
    return bad_option(source.name, {"has no layout without seed=S; add a seed"});
  }
  std::optional<PlayingProgress> progress(std::in_place);
  ReadingOptions reading = options.reading;
  if (has_layouts) reading.agent.reset();  // there is nothing to play
  TRY(auto set, answer_on(source, layout_in(source.given(reading, &*progress))));
  progress.reset();
  note(note_of_board(source, options.reading));
  return set;
}

Result<std::optional<Place>> first_of(const BoardOptions& options, const LayoutSet& set) {
  if (!options.first) return set.first();
  TRY(const Cell cell, find_cell("first", *options.first, set.shape()));
  return set.shape().place(cell);
}

Result<std::string> answer(const BoardOptions& options, const LayoutSet& set) {
  if (options.format == "mbf") {
    auto bytes = format_mbf(set, 0);
    if (!bytes) return object_to("format", bytes.error());
    return *std::move(bytes);
  }
  if (options.format == "tatham") {
    if (set.shape().grid != kUsualGrid) {
      return object_to("format", {"Tatham's Mines has only the square topology"});
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
      "Measure a board: 3BV, ZiNi, openings and more.\n"
      "3BV is the fewest clicks that clear the board without flags. ZiNi is the fewest clicks with "
      "flags and chords that a search found; the number in brackets is a proven lower bound. "
      "'greedy' and 'human' are the results of two simple rules. docs/review.md defines all "
      "numbers.\n"
      "A board may be a file in any format that this program reads (layouts, MBF, JSMinesweeper's "
      "text, saved games), a game ID with a seed, or a game ID of Simon Tatham's Mines. --format "
      "mbf and tatham write it for other programs.");
  verb->add_option("file", options->what,
                   "A file, '-' for standard input, or a game ID: 'expert seed=7', "
                   "9x9:4,4,mb071b49fbd1cb6a0d5868")
      ->required();
  add_played_options(verb, options->reading);
  verb->add_option("--first", options->first,
                   "Also grade the board when the game starts at cell R,C: easy to expert, or "
                   "takes a guess [the first cell in the file, if it has one]");
  verb->add_option("--format", options->format,
                   "Output format: text, json, mbf (a board file), or tatham (a game ID of Mines)")
      ->transform(one_of({"text", "json", "mbf", "tatham"}))
      ->capture_default_str();
  writes(verb->add_option("--out", options->out_file, "Write to this file [standard output]"));
  verb->footer(
      "Examples:\n"
      "  minewise board \"expert classic seed=7\"\n"
      "  minewise generate random 16x16/40 --count 3 | minewise board - --board 2\n"
      "  minewise board 9x9:4,4,mb071b49fbd1cb6a0d5868 --format json\n"
      "  minewise board \"beginner classic seed=7\" --format mbf --out board.mbf");
  run_with(verb, chosen, [options] { return print_board(*options); });
}

}  // namespace minewise::cli
