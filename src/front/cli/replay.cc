// minewise replay: a saved game, checked move by move and shown again.
#include <memory>

#include "front/cli/file_roles.h"
#include "front/cli/verb.h"
#include "front/files/read_text.h"
#include "front/run/streams.h"
#include "ground/base/try.h"
#include "play/loop/play_game.h"
#include "show/render/trace.h"

namespace minewise::cli {
namespace {

struct ReplayOptions {
  std::string file;
  std::string trace = "none";
};

Status replay_file(const ReplayOptions& options) {
  TRY(const auto text, read_text(options.file));
  const auto transcript = parse_transcript(text);
  if (!transcript) return bad_file(options.file, transcript.error());
  // First without a word: what does not hold is never shown as if it did.
  if (auto checked = replay(*transcript); !checked) return bad_file(options.file, checked.error());

  const Ink ink(wants_colour());
  print(fmt::format("game   {}\nagent  {}\n\n", format_game_id(transcript->id), transcript->agent));
  const auto trace = options.trace == "steps" ? trace_steps(print, nullptr, ink)
                     : options.trace == "log" ? trace_log(print, nullptr)
                                              : nullptr;
  if (trace) {
    Game game = game_of(*transcript, make_topology(transcript->id.shape()));
    for (const Step& step : transcript->steps) {
      trace->decided(game, step.decision);
      game.play(step.decision.move);
      trace->played(game, step);
    }
    if (options.trace == "log") print("\n");
    const Shape shape = transcript->id.shape();
    if (is_drawable(shape)) {
      print("The true layout:\n" +
            draw_tiles(tiles_of(transcript->layout, game.view().topology(), true), shape, ink) +
            "\n");
    }
  }
  print(fmt::format("checked: {}\n", format_trial(transcript->result)));
  return {};
}

}  // namespace

void add_replay(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<ReplayOptions>();
  CLI::App* verb = program.add_subcommand("replay",
                                          "Check a saved game against its ID and show it again.\n"
                                          "Every move is made again; clues, layout and result must "
                                          "come out as written. The first line\n"
                                          "that differs is named, with exit code 2.");
  reads(verb->add_option("transcript", options->file,
                         "What 'minewise play --save' wrote ('-' for standard input)"))
      ->required();
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
