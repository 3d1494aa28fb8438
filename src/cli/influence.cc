// minewise influence: how far the clues of a game or position reach. With --preset, an experiment
// over many games that draws figures of its own.

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
#include "output/text/analysis.h"
#include "output/text/explain.h"
#include "output/text/influence.h"
#include "solver/analyze.h"
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
                   "An experiment instead of one game: chain-density and chain-size, the longest "
                   "chains of agents' games; chain-time, the time of a decision against them; "
                   "chain-record, the longest that a search finds by the number of mines; "
                   "reach-density and reach-size, how far one cell's influence travels")
      ->transform(one_of(names));
  writes(
      verb->add_option("--out", options.out_folder, "The folder for a preset's tables and plots"));
  verb->add_option("--games", options.games,
                   "Games, or boards looked at, for each point of a preset [the preset's own]")
      ->transform(whole_number(1, 1'000'000'000));
  verb->add_option("--moment", options.moment,
                   "Where the presets of reach take a position from a game: before a decision or "
                   "a guess [decision]")
      ->transform(one_of({"decision", "guess"}));
  verb->add_option("--jobs", options.jobs,
                   "Threads for a preset; but for times, its figures do not depend on it [all "
                   "cores]")
      ->transform(whole_number(1, 1024));
}

// REQUIRES: a preset is named.
Status run_figures(const FigureOptions& options, std::uint64_t seed) {
  auto preset = find_preset(*options.name);
  if (!preset) return bad_option("--preset", preset.error());
  if (options.moment && !preset->settings.contains("moment")) {
    return std::unexpected(Failure{"--moment: only with the presets of reach"});
  }
  if (!options.out_folder) {
    return std::unexpected(Failure{"--out: name a folder for the figures"});
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

using Found = std::expected<InfluenceReport, Failure>;

// The agent whose reasons are to be followed; null for every engine.
std::expected<std::unique_ptr<Agent>, Failure> find_reasoner(const InfluenceOptions& options) {
  if (!options.reading.agent) return nullptr;
  const auto spec = parse_inner_agent(*options.reading.agent);
  if (!spec) return bad_option("--agent", spec.error());
  return spec->make();
}

// `note` is what to say beside the answer.
Found look_at_position(const InfluenceOptions& options, const Seen& seen, std::string& note) {
  const Shape& shape = seen.position.shape;
  const Analysis analysis = analyze(seen.view);
  if (analysis.conflict) {
    return std::unexpected(
        Failure{describe_conflict(*analysis.conflict, {seen.view, shape}), kNoLayout});
  }
  TRY(const auto agent, find_reasoner(options));
  note = seen.note + note_of_count("influence", seen.position);
  return report_on(shape, influence_of(seen.view, agent.get()));
}

Found look_at_transcript(const InfluenceOptions& options, const Source& source) {
  const auto& transcript = std::get<Transcript>(source.input);
  const auto agent = find_reasoner(options);
  if (!agent) return std::unexpected(agent.error());
  std::optional<ProgressLine> line("reasoning");
  auto influence = influence_of(transcript, [&](double done) { line->update(done); }, agent->get());
  line.reset();
  if (!influence) return source.fail(influence.error());
  return report_on_game(transcript.id, transcript.is_given, transcript.agent,
                        std::move(*influence));
}

// Tells how much of the board is played, if that takes long, and follows the reasons.
class FollowedGame final : public Observer {
 public:
  FollowedGame(const Agent& agent, const View& view) : watch_(agent, view) {}

  void decided(const Game& game, const Decision& decision) override {
    watch_.decided(game, decision);
  }
  void played(const Game& game, const Step& step) override {
    watch_.played(game, step);
    progress_.played(game, step);
  }
  const InfluenceWatch& watch() const { return watch_; }

 private:
  InfluenceWatch watch_;
  PlayingProgress progress_;
};

Found play_and_look(const InfluenceOptions& options, const GameSource& source) {
  TRY(const auto spec, read_agent(options.reading, kUsualAgent, source.id));
  if (const auto inside = check_inside(spec); !inside) return bad_option("--agent", inside.error());
  Game game = source.game();
  const auto agent = spec.make();
  Rng rng = rng_for(spec, game.id());
  FollowedGame followed(*agent, game.view());
  play_game(*agent, game, rng, &followed);
  return report_on_game(game.id(), source.layout.has_value(), spec.name(),
                        followed.watch().gather(game.view()));
}

// A moment of a game, asked for by --at, is looked at as a position.
Found look(const InfluenceOptions& options, std::string& note) {
  const ReadingOptions& reading = options.reading;
  if (options.layout_file && reading.link) {
    return std::unexpected(Failure{"--link: goes in place of a layout"});
  }
  if (options.layout_file) {
    TRY(const auto game, read_game("influence", options.what, options.layout_file, reading));
    return play_and_look(options, game);
  }
  TRY(const auto source, read_source("influence", options.what, reading));
  const auto* drawing = std::get_if<Drawing>(&source.input);
  if (reading.at || reading.position.any() || (drawing && !drawing->moments.empty())) {
    ReadingOptions about = reading;
    if (drawing) about.agent.reset();  // it reasons, and does not play
    TRY(const auto seen, read_seen(source, about));
    return look_at_position(options, seen, note);
  }
  if (std::holds_alternative<Transcript>(source.input)) return look_at_transcript(options, source);
  TRY(const auto game, read_game(source, {}, reading));
  return play_and_look(options, game);
}

// Adds what is known of the clues: of the one asked about, and of all on boards that allow it.
Status weigh_clues(const InfluenceOptions& options, InfluenceReport& report) {
  const View& view = report.influence.view;
  if (options.without) {
    TRY(const auto cell, read_cell("--without", *options.without, report.shape));
    if (!view.is_open(cell) || view.clue(cell).is_withheld()) {
      return bad_option("--without",
                        {fmt::format("{} shows no clue", report.shape.place(cell).text())});
    }
    ProgressLine line("doing without");
    report.without = cell;
    report.lost = lost_without(report.influence, cell, [&](double done) { line.update(done); });
  }
  if (options.answer.picture()) return {};
  ProgressLine line("weighing clues");
  add_clues(report, [&](double done) { line.update(done); });
  return {};
}

// Adds how far the influence of single cells travels: in a position as it is, in a game as it stood
// at the end, where flags are claims that tell nothing.
Status measure_reach_of(InfluenceReport& report) {
  const View& seen = report.influence.view;
  const View view = report.influence.is_position ? seen : as_it_ended(seen);
  const Reach now(view);
  if (!now.is_possible()) {
    return std::unexpected(Failure{"no layout explains the position", kNoLayout});
  }
  if (!now.is_exact()) {
    return std::unexpected(
        Failure{"part of the frontier is too large to count exactly, so its reach is not measured",
                kNotFound});
  }
  const InterruptWatch watch("stopped before the reach was measured");
  ProgressLine line("measuring reach");
  report.reach = find_reach(view, now, [&](double done) { return line.update(done); });
  if (report.reach) return {};
  return InterruptWatch::stopped();
}

void print_text(const InfluenceReport& report, bool all) {
  if (!report.game.empty()) {
    print(game_head(report.game, report.agent, report.is_given) + "\n");
  } else {
    print(format_headers(position_of(report.influence.view, report.shape)));
  }
  print(chain_board(report, Ink(wants_colour())));
  print(influence_text(report, all));
  if (report.reach) print("\n" + reach_text(*report.reach));
}

Status show_influence(const InfluenceOptions& options) {
  TRY(check_answer(options.answer, "chain"));
  if (options.reach && options.answer.picture()) {
    return std::unexpected(Failure{"--reach: goes with --format text or json"});
  }
  std::string note;
  TRY(auto report, look(options, note));
  if (options.answer.picture()) {
    const Status fits = check_picture_size("--format", report.shape, kMaxPictureSide);
    if (!fits) return fits;
  }
  TRY(auto files, StillFiles::open(options.answer.files, report.shape));
  TRY(weigh_clues(options, report));
  if (options.reach) {
    TRY(measure_reach_of(report));
  }
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
    return std::unexpected(Failure{"--out, --games, --moment and --jobs: only with --preset"});
  }
  if (!options.what.empty() || options.reading.link || options.reading.plays() ||
      options.layout_file || options.reading.position.any() || options.without || options.all ||
      options.reach || options.answer.format != "text" || options.answer.files.theme ||
      options.answer.files.any()) {
    return std::unexpected(
        Failure{"--preset: has games and figures of its own; it goes with --out, --seed, --games, "
                "--moment and --jobs"});
  }
  return run_figures(options.preset, options.reading.seed.value_or(1));
}

}  // namespace

void add_influence(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<InfluenceOptions>();
  CLI::App* verb = program.add_subcommand(
      "influence",
      "Follow the chains of influence: which clue led to which deduction, and how far.\n"
      "A deduction rests on premises of which none can be left out: clues, cells known to be safe\n"
      "or mines by then, the number of mines. Where a cell was opened by proof, its clue rests on\n"
      "that proof in turn. A chain counts the deductions from a first clue on; its travel is the\n"
      "greatest distance from there, in moves to a neighbouring cell. Each clue is also judged by\n"
      "what could not have been proved without it, by any means, at the moment it was (boards up\n"
      "to 1024 cells).\n"
      "Of a game ID the agent's own reasons are followed; of a saved game, what every engine (or\n"
      "the agent of --agent) proves before each move; in a position all clues are given, and\n"
      "chains run from verdict to verdict.");
  verb->add_option("what", options->what,
                   "A game ID, a saved game or a position ('-' for standard input) "
                   "[10x10/15 survival]");
  verb->add_option("--layout", options->layout_file, "Play this layout, as 'minewise play' does")
      ->type_name("FILE");
  verb->add_option("--without", options->without,
                   "The clue at ROW,COLUMN: list the proved cells that would have been unknown "
                   "without it");
  verb->add_flag("--all", options->all, "List every link of the chain and every clue");
  verb->add_flag("--reach", options->reach,
                 "Tell as well how far the probabilities of other cells change when a clue is "
                 "hidden, or a covered cell told or opened: in a position, or as a game ended");
  add_moment_options(verb, options->reading);
  verb->get_option("--agent")->description(
      "Who plays a game ID or a layout, or reasons about a position or a saved game: a name that "
      "'minewise agents' lists [exact plays; every engine reasons]");
  add_position_options(verb, options->reading.position);
  add_answer_options(verb, options->answer,
                     fmt::format("text, json with every deduction and its premises, or a picture "
                                 "of the longest chain: {}",
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
