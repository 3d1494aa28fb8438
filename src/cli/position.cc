// minewise position: anything that can be read, as plain notation, JSON or a link.
#include <fmt/format.h>

#include <memory>

#include "cli/reading.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/layout.h"
#include "core/macros.h"
#include "core/message.h"
#include "formats/link.h"
#include "output/json/game_json.h"

namespace minewise::cli {
namespace {

struct NotationOptions {
  IdWords what;
  ReadingOptions reading;
  std::string format = "text";
};

// "// 9x9/10 classic seed=7 game=0, exact, after 12 of 40 moves"
std::string comment_on(const Seen& seen, const ReadingOptions& reading) {
  if (!seen.game) return "";
  const std::size_t moves = seen.game->steps.size();
  return fmt::format("// {}, {}, after {}\n", format_game_id(seen.game->id), seen.game->agent,
                     counted_of(reading.at.value_or(moves), moves, "move"));
}

Status print_notation(const NotationOptions& options) {
  const ReadingOptions& reading = options.reading;
  TRY(const auto source, read_source("position", options.what, reading));
  const bool is_text = options.format == "text";
  if (is_text && source.is_layout() && !reading.plays() && !reading.position.any()) {
    TRY(const auto layout, read_board(source, reading));
    print(format_layout({layouts_in(source.input)->shape(), layout}));
    return {};
  }
  TRY(const auto seen, read_seen(source, reading));
  note(seen.note);
  if (is_text) {
    print(comment_on(seen, reading) + format_position(seen.position));
  } else if (options.format == "json") {
    print(position_json(kind_of(source.input), seen, reading.at));
  } else {
    print(format_link(seen.position) + "\n");
  }
  return {};
}

}  // namespace

void add_position(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<NotationOptions>();
  CLI::App* verb = program.add_subcommand(
      "position",
      "Convert any input to plain notation: header lines and rows.\n"
      "The input may be a position, a board that this program drew, a saved game or a game ID, at "
      "its end or after --at moves. A layout is printed as a layout, with * and ., unless --at or "
      "--agent asks for a game on it. docs/formats.md lists what can be read.\n"
      "A link is a position written as one short word, easy to share. --link reads it.");
  verb->add_option("file", options->what,
                   "A file, '-' for standard input, or a game ID that --agent plays")
      ->required();
  add_moment_options(verb, options->reading);
  add_position_options(verb, options->reading.position);
  verb->add_option("--format", options->format,
                   "Output format: text, json or link; json and link always show a position")
      ->transform(one_of({"text", "json", "link"}))
      ->capture_default_str();
  verb->footer(
      "Examples:\n"
      "  minewise position game.txt --at 12\n"
      "  minewise position expert --seed 7 --agent basic --at 20\n"
      "  minewise play \"beginner seed=7\" | minewise position -\n"
      "  minewise position boards.txt --board 3\n"
      "  minewise position \"expert seed=7\" --at 20 --format link\n"
      "  minewise position --link 1-3x2-m2.0q23CB");
  run_with(verb, chosen, [options] { return print_notation(*options); });
}

}  // namespace minewise::cli
