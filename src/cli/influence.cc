// minewise influence: how far the clues of a game or position reach. With --preset, an experiment
// over many games that draws figures of its own.

#include "api/influence.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/pictures.h"
#include "cli/reading.h"
#include "cli/results/kept_run.h"
#include "cli/results/results_folder.h"
#include "cli/run/interrupt.h"
#include "cli/run/progress.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "core/view.h"
#include "output/drawing/influence.h"
#include "output/json/influence_json.h"
#include "output/text/explain.h"
#include "output/text/influence.h"
#include "study/presets/presets.h"

namespace minewise::cli {
namespace {

// Which experiment is run, and how.
struct FigureOptions {
  std::optional<std::string> name;
  std::optional<std::string> out_folder;
  std::optional<std::uint64_t> games;
  std::optional<std::string> moment;
  std::optional<int> jobs;

  // The seed is that of the verb: it makes games without a preset too.
  bool any() const { return name || out_folder || games || moment || jobs; }
};

bool is_ours(const Preset& preset) {
  const TrialKind* kind = find_trial_kind(preset.kind);
  return kind && kind->verb == "influence";
}

// --preset, --out, --games, --moment and --jobs.
void add_figure_options(CLI::App* verb, FigureOptions& options) {
  std::vector<std::string> names;
  for (const Preset& preset : all_presets()) {
    if (is_ours(preset)) names.push_back(preset.name);
  }
  verb->add_option("--preset", options.name,
                   "Run an experiment instead of one game. chain-density, chain-size: the longest "
                   "chains in agents' games; chain-time: decision time by chain length; "
                   "chain-record: the longest chain that a search finds, by number of mines; "
                   "reach-density, reach-size: how far the influence of one cell travels")
      ->transform(one_of(names));
  writes(verb->add_option("--out", options.out_folder,
                          "With --preset: the folder for tables and plots"));
  verb->add_option("--games", options.games,
                   "With --preset: games or boards for each point [the preset's own]")
      ->transform(whole_number(1, 1'000'000'000));
  verb->add_option("--moment", options.moment,
                   "With the reach presets: take the position before a decision or before a guess "
                   "[decision]")
      ->transform(one_of({"decision", "guess"}));
  verb->add_option("--jobs", options.jobs,
                   "With --preset: number of threads; only times depend on it [all cores]")
      ->transform(whole_number(1, 1024));
}

// REQUIRES: a preset is named.
Status run_figures(const FigureOptions& options, std::uint64_t seed) {
  auto preset = find_preset(*options.name);
  if (!preset) return object_to("preset", preset.error());
  if (options.moment && !preset->settings.contains("moment")) {
    return fail_option("moment", "works only with the presets reach-density and reach-size");
  }
  if (!options.out_folder) {
    return fail_option("out", "missing; name a folder for the figures");
  }
  if (options.moment) preset->settings["moment"] = *options.moment;
  return make_figures(*preset, {options.games.value_or(preset->games), seed, *options.out_folder,
                                options.jobs.value_or(0)});
}

// One game or position.

struct InfluenceOptions {
  IdWords what;  // a file, or the words of a game ID
  std::optional<std::string> layout_file;
  ReadingOptions reading;
  std::optional<std::string> without;
  bool all = false;
  bool reach = false;
  AnswerOptions answer;
  FigureOptions preset;
};

// Shows how far each stage has come, a line for each. Only the last can be stopped, and is long.
class StageLines final : public Observer {
 public:
  void played(const Game& game, const Step&) override {
    update("playing", static_cast<double>(game.view().uncovered().size()) / game.view().cells());
  }

  bool update(std::string_view stage, double done) {
    if (stage != stage_) line_.emplace(std::string(stage));
    if (stage == "measuring reach" && !watch_)
      watch_.emplace("stopped before the reach was measured");
    stage_ = stage;
    line_->update(done);
    return !watch_ || !InterruptWatch::was_interrupted();
  }

 private:
  std::string stage_;
  std::optional<ProgressLine> line_;
  std::optional<InterruptWatch> watch_;
};

// `note` is what to say beside the answer.
Result<InfluenceReport> look(const InfluenceOptions& options, const InfluenceRequest& request,
                             Observer& progress, std::string& note) {
  const ReadingOptions& reading = options.reading;
  if (options.layout_file && reading.link) {
    return fail_option("link", "cannot be used with --layout");
  }
  if (options.layout_file) {
    TRY(const auto game, read_game("influence", options.what, options.layout_file, reading));
    return find_influence(game, {{}, reading, {}, &progress}, request);
  }
  TRY(const auto source, read_source("influence", options.what, reading));
  const Given given = source.given(reading, &progress);
  if (std::holds_alternative<Drawing>(source.input) && is_position_asked(given)) {
    Given position = given;
    position.words.agent.reset();  // it reasons, and does not play
    TRY(const auto moment, answer_on(source, moment_in(position)));
    note = note_of_count("influence", moment.position);
  }
  TRY(auto report, answer_on(source, find_influence(given, request)));
  const bool is_drawn =
      std::holds_alternative<Drawing>(source.input) && report.influence.is_position;
  if (!std::holds_alternative<Transcript>(source.input)) {
    note = note_of_source(source, reading, !is_drawn) + note;
  }
  return report;
}

void print_text(const InfluenceReport& report, bool all) {
  if (!report.game.empty()) {
    print(game_head(report.game, report.agent, report.is_given) + "\n");
  } else {
    print(format_headers(position_of(report.influence.view, report.shape)));
  }
  print(chain_board(report, Ink(wants_colour())));
  print_folded(influence_text(report, all));
  if (report.reach) print_folded("\n" + reach_text(*report.reach));
}

Status show_influence(const InfluenceOptions& options) {
  TRY(check_answer(options.answer, "chain"));
  if (options.reach && options.answer.picture()) {
    return fail_option("reach", "needs --format text or json");
  }
  std::optional<StageLines> lines(std::in_place);
  const InfluenceRequest request{
      options.without, !options.answer.picture(), options.reach,
      [&](std::string_view stage, double done) { return lines->update(stage, done); }};
  std::string note;
  const auto found = look(options, request, *lines, note);
  if (!found && found.error().kind == ErrorKind::Stopped) return InterruptWatch::stopped();
  lines.reset();
  TRY(const auto& report, found);
  if (options.answer.picture()) {
    TRY(check_picture_size("--format", report.shape, kMaxPictureSide));
  }
  TRY(auto files, StillFiles::open(options.answer.files, report.shape));
  say(note);
  if (files.any()) {
    TRY(files.write(picture_of(report)));
  }
  if (options.answer.picture()) {
    print_picture(options.answer, picture_of(report));
  } else if (options.answer.format == "json") {
    write_influence_json(report, print);
  } else {
    print_text(report, options.all);
  }
  return {};
}

// What the preset settles cannot be asked for.
Status run_preset(const InfluenceOptions& options) {
  if (!options.preset.name) {
    return std::unexpected(Error{"--out, --games, --moment and --jobs: need --preset"});
  }
  if (!options.what.empty() || options.reading.link || options.reading.plays() ||
      options.layout_file || options.reading.position.any() || options.without || options.all ||
      options.reach || options.answer.format != "text" || options.answer.files.theme ||
      options.answer.files.any()) {
    return fail_option("preset",
                       "can be used only with --out, --seed, --games, --moment and --jobs");
  }
  return run_figures(options.preset, options.reading.seed.value_or(1));
}

}  // namespace

void add_influence(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<InfluenceOptions>();
  CLI::App* verb = program.add_subcommand(
      "influence",
      "Follow chains of influence: which clue led to which deduction.\n"
      "A deduction depends on a minimal set of premises: clues, cells already known to be safe or "
      "mines, the number of mines. If a cell was opened by proof, its clue depends on that proof. "
      "The length of a chain is the number of deductions after its first clue. Its travel is the "
      "greatest distance from that clue, in steps between neighbouring cells. For each clue the "
      "program also counts the deductions that nothing could have proved without it at that moment "
      "(boards up to 1024 cells).\n"
      "For a game ID, the chains use the agent's own reasons. For a saved game, they use what "
      "every engine (or the agent of --agent) proves before each move. In a position, all clues "
      "are given and chains run from verdict to verdict.");
  verb->add_option("what", options->what,
                   "A game ID, a saved game or a position ('-' for standard input) "
                   "[10x10/15 survival]");
  verb->add_option("--layout", options->layout_file, "Play this layout, as in 'minewise play'")
      ->type_name("FILE");
  verb->add_option("--without", options->without,
                   "List the cells that would be unknown without the clue at ROW,COLUMN");
  verb->add_flag("--all", options->all, "List all links of the chain and all clues");
  verb->add_flag("--reach", options->reach,
                 "Also measure how far away probabilities change when a clue is hidden, or a "
                 "covered cell is revealed or opened: in a position, or at the end of a game");
  add_moment_options(verb, options->reading);
  verb->get_option("--agent")->description(
      "The agent that plays a game ID or a layout, or reasons about a position or a saved game; "
      "'minewise agents' lists them [exact plays; every engine reasons]");
  add_position_options(verb, options->reading.position);
  add_answer_options(verb, options->answer,
                     fmt::format("Print text, json with every deduction and its premises, or a "
                                 "picture of the longest chain: {}",
                                 picture_format_words()));
  add_figure_options(verb, options->preset);
  verb->footer(
      "Examples:\n"
      "  minewise influence \"16x16/40 classic seed=7\"\n"
      "  minewise influence --agent basic \"expert classic seed=1\" --png chain.png\n"
      "  minewise influence game.txt --without 3,4\n"
      "  printf '????\\n1221\\n' | minewise influence - --mines 2 --reach\n"
      "  minewise influence --preset chain-density --out chains");
  run_with(verb, chosen, [options] {
    return options->preset.any() ? run_preset(*options) : show_influence(*options);
  });
}

}  // namespace minewise::cli
