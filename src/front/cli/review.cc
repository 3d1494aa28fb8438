// minewise review: a saved game, and how well it was played.
#include <memory>
#include <optional>

#include "front/cli/file_roles.h"
#include "front/cli/reading.h"
#include "front/cli/verb.h"
#include "front/run/progress.h"
#include "front/run/streams.h"
#include "ground/base/try.h"
#include "show/json/review_json.h"
#include "show/wording/review.h"
#include "study/critique/critique.h"

namespace minewise::cli {
namespace {

struct ReviewOptions {
  IdWords what;
  ReadingOptions reading;
  bool all = false;
  std::string format = "text";
};

Status review_file(const ReviewOptions& options) {
  TRY(const auto source, read_source("review", options.what, options.reading));
  TRY(const auto transcript, read_played(source, options.reading));
  std::optional<ProgressLine> line("reviewing");
  const auto judged = critique(transcript, [&](double done) { line->update(done); });
  line.reset();
  if (!judged) return source.fail(judged.error());
  const Review review{transcript, *judged};
  if (options.format == "json") {
    write_review_json(review, print);
  } else {
    print(review_text(review, options.all));
  }
  return {};
}

}  // namespace

void add_review(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<ReviewOptions>();
  CLI::App* verb = program.add_subcommand(
      "review",
      "Judge a saved game: the risks, what could have been known, and the luck.\n"
      "Each move is judged by the exact probabilities of what was shown before it. A cell opened "
      "at\n"
      "a risk is one of these:\n"
      "  safest       no cell was certain to be safe, and none was safer;\n"
      "  riskier      no cell was certain to be safe, but a safer one was there;\n"
      "  avoidable    another cell was certain to be safe, and the proof is given;\n"
      "  known mine   the cell was certain to be a mine, and the proof is given.\n"
      "Where nothing was certain, a guess is also judged by what the agent champion holds the "
      "cell\n"
      "for: by endgame search, by look-ahead, or by safety where that agent goes by it.\n"
      "A guess, as every verb counts it, is a cell that the player opened without proof. It may "
      "have\n"
      "been certain to be safe all the same.\n"
      "Luck compares the mines stepped on with those to be expected at the risks taken; it says\n"
      "nothing about how well they were chosen. The needless part of the risk does: what the best\n"
      "cell each time would have saved.");
  reads(verb->add_option("transcript", options->what,
                         "What 'minewise play --save' wrote ('-' for standard input), or a game ID "
                         "or layout, which --agent plays"))
      ->required();
  add_played_options(verb, options->reading);
  verb->add_flag("--all", options->all,
                 "List every move, not only risks and flags without proof, and every proof missed");
  add_format_option(verb, options->format, ", which always has every move");
  verb->footer(
      "Examples:\n"
      "  minewise play --agent basic \"beginner classic seed=7\" --save game.txt\n"
      "  minewise review game.txt\n"
      "  minewise review game.txt --format json");
  run_with(verb, chosen, [options] { return review_file(*options); });
}

}  // namespace minewise::cli
