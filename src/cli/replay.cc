// minewise replay: a saved game, checked move by move and shown again.
#include <memory>

#include "cli/files/read_text.h"
#include "cli/reading.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "formats/person_transcript.h"
#include "game/play_game.h"
#include "output/drawing/trace.h"

namespace minewise::cli {
namespace {

struct ReplayOptions {
  IdWords what;
  ReadingOptions reading;
  std::string trace = "none";
};

// A game that a person played: without reasons, but with clicks to make again.
Status check_person(const std::string& file, std::string_view text) {
  const auto transcript = parse_person_transcript(text);
  if (!transcript) return bad_file(file, transcript.error());
  if (const auto checked = check(*transcript); !checked) return bad_file(file, checked.error());
  const PersonGame& game = transcript->game;
  print(fmt::format("game   {}x{}/{} classic\nplayer a person, with {}\n\n", game.shape.width,
                    game.shape.height, game.layout.mines(),
                    game.program.empty() ? "an unknown program" : game.program));
  print(fmt::format("checked: {}\n", format_result(game)));
  return {};
}

Status replay_file(const ReplayOptions& options) {
  const bool is_file = names_file(options.what);
  std::string text;
  if (is_file) {
    TRY(text, read_text(options.what.front()));
    if (is_person_transcript(text)) return check_person(options.what.front(), text);
  }
  TRY(const auto source,
      is_file ? read_source_text("replay", options.what.front(), text, options.reading)
              : read_source("replay", options.what, options.reading));
  TRY(const auto transcript, read_played(source, options.reading));
  // First without a word: what does not hold is never shown as if it did.
  if (auto checked = replay(transcript); !checked) return source.fail(checked.error());

  const Ink ink(wants_colour());
  print(head_of(transcript));
  const auto trace = options.trace == "steps" ? trace_steps(print_folded, nullptr, ink)
                     : options.trace == "log" ? trace_log(print_folded, nullptr)
                                              : nullptr;
  if (trace) {
    Game game = game_of(transcript, make_topology(transcript.id.shape()));
    for (const Step& step : transcript.steps) {
      trace->decided(game, step.decision);
      game.play(step.decision.move);
      trace->played(game, step);
    }
    if (options.trace == "log") print("\n");
    if (is_drawable(transcript.id.shape()) && game.is_dealt()) print(draw_truth(game, ink) + "\n");
  }
  print(fmt::format("checked: {}\n", format_trial(transcript.result)));
  return {};
}

}  // namespace

void add_replay(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<ReplayOptions>();
  CLI::App* verb = program.add_subcommand(
      "replay",
      "Check a saved game against its ID, and show it again.\n"
      "The program repeats every move; clues, layout and result must be as written. If a line "
      "differs, the message names the first one and the exit code is 2.");
  verb->add_option("transcript", options->what,
                   "A file from 'minewise play --save' or 'minewise import' ('-' for standard "
                   "input), or a game ID or layout that --agent plays")
      ->required();
  add_played_options(verb, options->reading);
  verb->add_option("--trace", options->trace,
                   "none: only the check; steps: a board after each move; log: a commentary")
      ->transform(one_of({"none", "steps", "log"}))
      ->capture_default_str();
  verb->footer(
      "Examples:\n"
      "  minewise play \"beginner classic seed=7\" --save game.txt\n"
      "  minewise replay game.txt --trace log");
  run_with(verb, chosen, [options] { return replay_file(*options); });
}

}  // namespace minewise::cli
