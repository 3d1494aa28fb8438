// minewise analyze: everything that follows from a position.
#include "solver/analyze.h"
#include "search/grounds.h"

#include <memory>
#include <optional>

#include "cli/pictures.h"
#include "cli/reading.h"
#include "cli/run/progress.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "core/message.h"
#include "formats/moment.h"
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
  std::optional<std::string> why;
  std::optional<std::string> show;
  std::size_t most = kMostListed;
  AnswerOptions answer;
};

// A position, read and adjusted by the options, and the view of it.
struct PositionQuestion {
  Position position;
  View view;
  std::optional<Cell> why;
  std::string note;  // to be said beside the answer

  struct Asked {
    AgentSpec agent;
    SeenMoment moment;
    ReadingOptions reading;
  };
  std::optional<Asked> adviser;
};

std::expected<PositionQuestion, Failure> read_position_question(const AnalyzeOptions& options) {
  TRY(const auto source, read_source("analyze", options.what, options.reading));
  ReadingOptions reading = options.reading;
  auto adviser = take_adviser(source.input, reading);
  if (!adviser) return source.refuse(adviser.error());
  TRY(auto seen, read_seen(source, reading));
  std::optional<PositionQuestion::Asked> asked;
  if (*adviser) asked = {**adviser, seen, reading};
  Position& position = seen.position;
  View& view = seen.view;
  seen.note += note_of_count("analyze", position);
  std::optional<Cell> why;
  if (options.why) {
    TRY(const auto cell, read_cell("--why", *options.why, position.shape));
    why = cell;
  }
  if (why && !view.is_covered(*why)) {
    return bad_option("--why", {format_message("{} is not covered", *options.why)});
  }
  return PositionQuestion{std::move(position), std::move(view), why, std::move(seen.note),
                          std::move(asked)};
}

// What the agent that was named would open.
std::optional<Advice> find_advice(const PositionQuestion& question) {
  if (!question.adviser) return std::nullopt;
  const auto& [agent, moment, reading] = *question.adviser;
  return advice_on(moment, reading, agent, question.why);
}

void print_text(const PositionQuestion& question, const Analysis& analysis,
                const std::optional<Grounds>& grounds, const std::optional<Advice>& advice) {
  const Shape& shape = question.position.shape;
  const Ink ink(wants_colour());
  if (is_drawable(shape)) {
    print(format_headers(question.position));
    print(draw_tiles(tiles_of(question.view, overlay_of(question.view, analysis)), shape, ink));
    print(odds_legend() + "\n");
  } else {
    print(fmt::format("Boards over {} cells a side are not drawn.\n\n", kMaxDrawnSide));
  }
  if (!analysis.exact) print(describe_error(analysis) + "\n");
  if (analysis.layouts) {
    print(fmt::format("layouts: {}\n", analysis.layouts->str()));
  } else if (analysis.layouts.error() == NoLayoutCount::TooLarge) {
    print(fmt::format("layouts: {}\n", why_no_layouts(analysis.layouts.error())));
  }
  print(fmt::format("certain: {}\n", counted_of(analysis.deductions.size(),
                                                question.view.covered().size(), "covered cell")));
  print(deductions_text(analysis, {question.view, shape}));
  print(describe_best(analysis, shape) + "\n");
  if (grounds) {
    print("\n" + describe_grounds(*grounds, *question.why, {question.view, shape}));
  }
  if (advice) print("\n" + describe_advice(*advice, shape));
}

std::expected<std::vector<Aspect>, Failure> read_aspects(const AnalyzeOptions& options) {
  if (!options.show) return {};
  auto aspects = parse_aspects(*options.show);
  if (!aspects) return bad_option("--show", aspects.error());
  if (options.why && (options.answer.picture() || options.answer.files.any())) {
    return bad_option("--show", {"goes with --why in text and json; a picture shows one of the "
                                 "two, so leave the other out"});
  }
  return *std::move(aspects);
}

void print_reasoning(const Reasoning& reasoning, const PlacedView& placed) {
  if (reasoning.aspects.empty()) return;
  const CellNames names(placed);
  print("\n");
  if (is_drawable(placed.shape)) print(names_text(placed, names) + "\n");
  print(reasoning_text(reasoning, placed, names, kMaxDrawnSide));
}

void add_show_options(CLI::App* verb, AnalyzeOptions& options) {
  verb->add_option(
      "--show", options.show,
      "Show the reasoning: equations, components, arrangements, rows (of elimination; in JSON "
      "under 'elimination', since 'rows' is the board's height), counts (of neighbours), "
      "candidates (for a guess); several separated by commas, "
      "or all. In a picture, below a board with the names of cells");
  verb->add_option("--most", options.most, "The most entries in each list that --show prints")
      ->check(whole_number(1, 100'000))
      ->capture_default_str()
      ->type_name("N");
}

// The reasoning that was asked for; the proof of the cell asked about, step by step, in formats
// that can draw it; or else the whole board.
DrawStill drawing_of(const PositionQuestion& question, const Analysis& analysis,
                     const Reasoning& reasoning, const std::optional<Advice>& advice,
                     const std::optional<Grounds>& grounds) {
  return [&](const PictureFormat& format, Theme theme) {
    const PlacedView placed{question.view, question.position.shape};
    if (!reasoning.aspects.empty()) return format.draw({picture_of(placed, reasoning)}, theme);
    const auto proof = question.why && format.draw_proof
                           ? find_proof(question.view, analysis, *question.why)
                           : std::nullopt;
    if (proof) return format.draw_proof(ProofStrip(*proof, placed, theme));
    Panel panel = picture_of(placed, analysis, grounds);
    if (advice && !question.why) show_advice(panel, *advice);
    return format.draw({std::move(panel)}, theme);
  };
}

Status analyze_file(const AnalyzeOptions& options) {
  TRY(const auto question, read_position_question(options));
  TRY(auto aspects, read_aspects(options));
  TRY(check_answer(options.answer, "board"));
  if (options.answer.picture()) {
    const Status fits = check_picture_size("--format", question.position.shape, kMaxPictureSide);
    if (!fits) return fits;
  }
  TRY(auto files, StillFiles::open(options.answer.files, question.position.shape));
  std::optional<ProgressLine> waiting(std::in_place, "analyzing");
  const Analysis analysis = analyze(question.view);
  if (analysis.conflict) {
    return std::unexpected(
        Failure{describe_conflict(*analysis.conflict, {question.view, question.position.shape}),
                kNoLayout});
  }
  note(question.note);
  const PlacedView placed{question.view, question.position.shape};
  const Reasoning reasoning = find_reasoning(question.view, std::move(aspects), options.most);
  const auto advice = find_advice(question);
  const auto grounds = find_grounds(question.view, question.why);
  const DrawStill draw = drawing_of(question, analysis, reasoning, advice, grounds);
  TRY(files.write(draw));
  if (options.answer.picture()) {
    const std::string picture =
        draw(*options.answer.picture(), theme_of(options.answer.files.theme));
    waiting.reset();
    print(picture);
  } else if (options.answer.format == "json") {
    std::string json = analysis_json(placed, analysis, grounds, reasoning);
    if (question.adviser) json = with_advice(std::move(json), advice, placed.shape);
    waiting.reset();
    print(json);
  } else {
    waiting.reset();
    print_text(question, analysis, grounds, advice);
    print_reasoning(reasoning, placed);
  }
  return {};
}

}  // namespace

void add_analyze(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<AnalyzeOptions>();
  CLI::App* verb = program.add_subcommand(
      "analyze",
      "Say what a position holds: every cell's probability, what is certain and why.\n"
      "A position is rows of symbols, with or without spaces: ? covered, 0-8 open with that clue,\n"
      "_ open with the clue withheld, M a mine stepped on, F a flagged mine. Header lines may "
      "stand\n"
      "before the rows: 'mines N', 'mines unknown', 'density P', 'clues MODEL', 'topology KIND'.\n"
      "A board as this program draws it or others write it, a saved game, layouts, game IDs and\n"
      "links are read as well.\n"
      "Probabilities are exact, and take the number of mines into account. A position that no "
      "layout\n"
      "explains ends with exit code 3 and the clues that clash.");
  verb->add_option("position", options->what,
                   "A file, '-' for standard input, or a game ID, which --agent plays")
      ->required();
  add_moment_options(verb, options->reading);
  verb->get_option("--agent")->description(fmt::format(
      "An agent that plays by position alone, as 'champion': also say which cell it would open "
      "here, and why it and not the safest. Of a game ID or a layout, who plays it first [{}]",
      kUsualAgent));
  add_position_options(verb, options->reading.position);
  verb->add_option(
      "--why", options->why,
      "Explain one cell, ROW,COLUMN: the proof, or what opening it risks and may settle "
      "beside the other candidates; layouts either way; the clues that matter. A proof comes step "
      "by step, in a picture with a small board for each step");
  add_show_options(verb, *options);
  add_answer_options(
      verb, options->answer,
      fmt::format("text, json, or a picture with the probabilities as a heat map: {}",
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
