// minewise analyze: everything that follows from a position.
#include "api/analyze.h"

#include <memory>
#include <optional>

#include "cli/pictures.h"
#include "cli/reading.h"
#include "cli/run/progress.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "core/message.h"
#include "output/drawing/analysis.h"
#include "output/drawing/trace.h"
#include "output/json/analysis_json.h"
#include "output/json/game_json.h"
#include "output/text/analysis.h"
#include "output/text/reasoning.h"

namespace minewise::cli {
namespace {

struct AnalyzeOptions {
  IdWords what;
  ReadingOptions reading;
  AnalyzeRequest request;
  AnswerOptions answer;
};

void print_text(const AnalyzeAnswer& answer) {
  const auto& [view, shape] = answer.placed();
  const Analysis& analysis = answer.analysis;
  const Ink ink(wants_colour());
  if (is_drawable(shape)) {
    print(format_headers(answer.moment.position));
    print(draw_tiles(tiles_of(view, overlay_of(view, analysis)), shape, ink));
    print_folded(odds_legend() + "\n");
  } else {
    print(
        fmt::format("Boards with sides over {} cells are not drawn.\n"
                    "\n",
                    kMaxDrawnSide));
  }
  if (!analysis.exact) print_folded(describe_error(analysis) + "\n");
  if (analysis.layouts) {
    print_folded(fmt::format("layouts: {}\n", analysis.layouts->str()));
  } else if (analysis.layouts.error() == NoLayoutCount::TooLarge) {
    print_folded(fmt::format("layouts: {}\n", why_no_layouts(analysis.layouts.error())));
  }
  print(fmt::format("certain: {}\n",
                    counted_of(analysis.deductions.size(), view.covered().size(), "covered cell")));
  print_folded(deductions_text(analysis, answer.placed()));
  print_folded(describe_best(analysis, shape) + "\n");
  if (answer.grounds) {
    print_folded("\n" + describe_grounds(*answer.grounds, answer.grounds->cell, answer.placed()));
  }
  if (answer.advice) print_folded("\n" + describe_advice(*answer.advice, shape));
}

// A picture shows the reasoning or the proof, not both.
Status check_show(const AnalyzeOptions& options) {
  if (!options.request.show || !options.request.why) return {};
  if (!options.answer.picture() && !options.answer.files.any()) return {};
  return fail_option(
      "show",
      "a picture shows either --why or --show; leave one out, or use --format text or json");
}

void print_reasoning(const Reasoning& reasoning, const PlacedView& placed) {
  if (reasoning.aspects.empty()) return;
  const CellNames names(placed);
  print("\n");
  if (is_drawable(placed.shape)) print_folded(names_text(placed, names) + "\n");
  print_folded(reasoning_text(reasoning, placed, names, kMaxDrawnSide));
}

void add_show_options(CLI::App* verb, AnalyzeOptions& options) {
  verb->add_option(
      "--show", options.request.show,
      "Show the reasoning: equations, components, arrangements, rows (of elimination), counts (of "
      "neighbours), candidates (for a guess), or all; separate several by commas. JSON has the "
      "rows under 'elimination'. A picture shows them below a board with cell names");
  verb->add_option("--most", options.request.most, "The most entries in each list of --show")
      ->check(whole_number(1, 100'000))
      ->capture_default_str()
      ->type_name("N");
}

// The reasoning that was asked for; the proof of the cell asked about, step by step, in formats
// that can draw it; or else the whole board.
DrawStill drawing_of(const AnalyzeAnswer& answer) {
  return [&](const PictureFormat& format, Theme theme) {
    const PlacedView placed = answer.placed();
    if (!answer.reasoning.aspects.empty()) {
      return format.draw({picture_of(placed, answer.reasoning)}, theme);
    }
    const auto& grounds = answer.grounds;
    if (grounds && grounds->steps && format.draw_proof) {
      return format.draw_proof(ProofStrip(*grounds->steps, placed, theme));
    }
    Panel panel = picture_of(placed, answer.analysis, grounds);
    if (answer.advice && !grounds) show_advice(panel, *answer.advice);
    return format.draw({std::move(panel)}, theme);
  };
}

// What is printed, but for text.
std::string answer_text(const AnalyzeAnswer& answer, const AnswerOptions& options) {
  if (options.picture()) {
    return drawing_of(answer)(*options.picture(), theme_of(options.files.theme));
  }
  std::string json =
      analysis_json(answer.placed(), answer.analysis, answer.grounds, answer.reasoning);
  if (!answer.asks_agent) return json;
  return with_advice(std::move(json), answer.advice, answer.placed().shape);
}

Status analyze_file(const AnalyzeOptions& options) {
  TRY(const auto source, read_source("analyze", options.what, options.reading));
  TRY(check_show(options));
  TRY(check_answer(options.answer, "board"));
  std::optional<PlayingProgress> progress(std::in_place);
  TRY(auto question,
      answer_on(source, read_question(source.given(options.reading, &*progress), options.request)));
  progress.reset();
  const SeenMoment& moment = question.moment;
  const std::string said = note_of_source(source, options.reading, moment.game.has_value()) +
                           note_of_count("analyze", moment.position);
  if (options.answer.picture()) {
    TRY(check_picture_size("--format", moment.position.shape, kMaxPictureSide));
  }
  TRY(auto files, StillFiles::open(options.answer.files, moment.position.shape));
  std::optional<ProgressLine> waiting(std::in_place, "analyzing");
  TRY(const auto answer, analyze(std::move(question)));
  note(said);
  TRY(files.write(drawing_of(answer)));
  if (options.answer.format != "text") {
    const std::string text = answer_text(answer, options.answer);
    waiting.reset();
    print(text);
    return {};
  }
  waiting.reset();
  print_text(answer);
  print_reasoning(answer.reasoning, answer.placed());
  return {};
}

}  // namespace

void add_analyze(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<AnalyzeOptions>();
  CLI::App* verb = program.add_subcommand(
      "analyze",
      "Analyze a position: mine probabilities, certain cells, proofs.\n"
      "A position is rows of symbols, with or without spaces: ? covered, 0-8 open with that clue, "
      "_ open with the clue withheld, M a mine stepped on, F a flagged mine. Header lines may come "
      "before the rows: 'mines N', 'mines unknown', 'density P', 'clues MODEL', 'topology KIND'.\n"
      "The program also reads boards that it or other programs drew, saved games, layouts, game "
      "IDs and links.\n"
      "Probabilities are exact and use the number of mines. If no layout explains the position, "
      "the exit code is 3 and the message names the clues that contradict each other.");
  verb->add_option("position", options->what,
                   "A file, '-' for standard input, or a game ID that --agent plays")
      ->required();
  add_moment_options(verb, options->reading);
  verb->get_option("--agent")->description(
      fmt::format("Also show which cell this agent would open here, and why that cell and not the "
                  "safest. The agent must decide by the position alone, as 'champion' does. For a "
                  "game ID or a layout: the agent that plays it first [{}]",
                  kUsualAgent));
  add_position_options(verb, options->reading.position);
  verb->add_option(
      "--why", options->request.why,
      "Explain one cell, ROW,COLUMN: the proof step by step, or the risk of opening it and what "
      "that may settle, compared with the other candidates; the layouts with and without a mine "
      "there; the clues that matter. A picture draws a small board for each step of the proof");
  add_show_options(verb, *options);
  add_answer_options(
      verb, options->answer,
      fmt::format("Print text, json, or a picture with the probabilities as a heat map: {}",
                  picture_format_words()));
  verb->footer(
      "Examples:\n"
      "  printf '???\\n121\\n' | minewise analyze - --mines 2\n"
      "  minewise analyze position.txt --why 2,3\n"
      "  minewise analyze position.txt --mines 20 --agent champion\n"
      "  minewise analyze --link 1-3x2-m2.0q23CB\n"
      "  minewise analyze position.txt --show equations,arrangements\n"
      "  minewise analyze position.txt --density 0.2 --clues withheld:0.1 --format json\n"
      "  minewise analyze position.txt --mines 20 --png position.png");
  run_with(verb, chosen, [options] { return analyze_file(*options); });
}

}  // namespace minewise::cli
