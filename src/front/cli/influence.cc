// minewise influence: how far the clues of a game or position reach.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>

#include "front/cli/figure_options.h"
#include "front/cli/file_roles.h"
#include "front/cli/game_source.h"
#include "front/cli/pictures.h"
#include "front/cli/position_options.h"
#include "front/cli/verb.h"
#include "front/files/read_text.h"
#include "front/run/interrupt.h"
#include "front/run/progress.h"
#include "front/run/streams.h"
#include "ground/base/try.h"
#include "ground/view/altered_view.h"
#include "reason/analyze/analyze.h"
#include "show/json/influence_json.h"
#include "show/render/influence.h"
#include "show/wording/grounds.h"
#include "show/wording/influence.h"
#include "show/wording/reach.h"

namespace minewise::cli {
namespace {

// What every clue is worth takes a good part of a game for each: up to so many cells.
constexpr int kMostWeighed = 1024;

struct InfluenceOptions {
  std::vector<std::string> what;  // a file, or the words of a game ID
  std::optional<std::string> agent;
  std::optional<std::string> layout_file;
  PositionOptions position;
  std::optional<std::string> without;
  bool all = false;
  bool reach = false;
  AnswerOptions answer;
  FigureOptions preset;

  bool says_of_position() const {
    return position.mines || position.density || position.clues || position.topology ||
           position.count_unknown;
  }
};

using Found = std::expected<InfluenceReport, Failure>;

// The agent whose reasons are to be followed; null for every engine.
std::expected<std::unique_ptr<Agent>, Failure> find_reasoner(const InfluenceOptions& options) {
  if (!options.agent) return nullptr;
  const auto spec = parse_agent(*options.agent);
  if (!spec) return bad_option("--agent", spec.error());
  return spec->make();
}

// `note` is what to say beside the answer.
Found look_at_position(const InfluenceOptions& options, std::string_view text, std::string& note) {
  TRY(const auto position, read_position(options.what.front(), text, options.position));
  const View view = view_of(position);
  const Analysis analysis = analyze(view);
  if (analysis.clash) {
    return std::unexpected(
        Failure{describe_clash(*analysis.clash, {view, position.shape}), kNoLayout});
  }
  TRY(const auto agent, find_reasoner(options));
  if (!position.count) {
    note =
        "minewise influence: the number of mines is taken as unknown; say --mines N, --density P "
        "or --count-unknown\n";
  }
  return report_on(position.shape, influence_of(view, agent.get()));
}

Found look_at_transcript(const InfluenceOptions& options, std::string_view text) {
  const auto transcript = parse_transcript(text);
  if (!transcript) return bad_file(options.what.front(), transcript.error());
  const auto agent = find_reasoner(options);
  if (!agent) return std::unexpected(agent.error());
  std::optional<ProgressLine> line("reasoning");
  auto influence =
      influence_of(*transcript, [&](double done) { line->update(done); }, agent->get());
  line.reset();
  if (!influence) return bad_file(options.what.front(), influence.error());
  InfluenceReport report = report_on(transcript->id.shape(), std::move(*influence));
  report.game = format_game_id(transcript->id);
  report.agent = transcript->agent;
  return report;
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
    line_.update(static_cast<double>(game.view().uncovered().size()) / game.view().cells());
  }
  const InfluenceWatch& watch() const { return watch_; }

 private:
  InfluenceWatch watch_;
  ProgressLine line_{"playing"};
};

Found play_and_look(const InfluenceOptions& options) {
  const auto spec = parse_agent(options.agent.value_or("exact"));
  if (!spec) return bad_option("--agent", spec.error());
  const auto source = read_game_source(options.what, options.layout_file, "10x10/15 survival");
  if (!source && options.what.size() == 1 && !options.layout_file) {
    return std::unexpected(Failure{
        fmt::format("no file '{}'; {}", excerpt(options.what.front()), source.error().message)});
  }
  if (!source) return std::unexpected(source.error());
  const auto fit = check_fit(*spec->entry, source->id.board(), source->id.rules);
  if (!fit) return bad_option("--agent", fit.error());
  tell_dropped_promise("influence", *source, options.what);
  Game game = source->game();
  const auto agent = spec->make();
  Rng rng = rng_for(*spec, game.id());
  FollowedGame followed(*agent, game.view());
  play_game(*agent, game, rng, &followed);
  InfluenceReport report = report_on(game.id().shape(), followed.watch().gather(game.view()));
  report.game = format_game_id(game.id());
  report.agent = spec->name();
  return report;
}

// Words that are one file's name, or '-', are a file; any others a game ID.
bool names_file(const InfluenceOptions& options) {
  if (options.what.size() != 1 || options.layout_file) return false;
  std::error_code error;
  return options.what.front() == "-" || std::filesystem::exists(options.what.front(), error);
}

Found look(const InfluenceOptions& options, std::string& note) {
  const auto refuse = [](std::string_view option, std::string_view with) {
    return std::unexpected(Failure{fmt::format("{}: only with {}", option, with)});
  };
  constexpr std::string_view kOfPosition =
      "--mines, --density, --count-unknown, --clues and --topology";
  if (!names_file(options)) {
    if (options.says_of_position()) return refuse(kOfPosition, "a position");
    return play_and_look(options);
  }
  TRY(const auto text, read_text(options.what.front()));
  if (!text.starts_with("minewise transcript")) return look_at_position(options, text, note);
  if (options.says_of_position()) return refuse(kOfPosition, "a position");
  return look_at_transcript(options, text);
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
  report.clues = count_influence(report.influence);
  if (view.cells() > kMostWeighed) return {};
  ProgressLine line("weighing clues");
  count_lost(report.influence, report.clues, [&](double done) { line.update(done); });
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
  ProgressLine progress("measuring reach");
  report.reach = find_reach(view, now, [&](double done) {
    progress.update(done);
    return !InterruptWatch::was_interrupted();
  });
  if (report.reach) return {};
  return InterruptWatch::stopped();
}

void print_text(const InfluenceReport& report, bool all) {
  if (!report.game.empty()) {
    print(fmt::format("game   {}\nagent  {}\n\n", report.game, report.agent));
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
    return std::unexpected(
        Failure{"--out, --seed, --games, --moment and --jobs: only with --preset"});
  }
  if (!options.what.empty() || options.agent || options.layout_file || options.says_of_position() ||
      options.without || options.all || options.reach || options.answer.format != "text" ||
      options.answer.files.theme || options.answer.files.any()) {
    return std::unexpected(
        Failure{"--preset: has games and figures of its own; it goes with --out, --seed, --games, "
                "--moment and --jobs"});
  }
  return run_figures(options.preset);
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
  reads(verb->add_option("what", options->what,
                         "A game ID, a saved game or a position ('-' for standard input) "
                         "[10x10/15 survival]"));
  verb->add_option("--agent", options->agent,
                   "Who plays a game ID, or reasons about a position or a saved game: a name that "
                   "'minewise agents' lists [exact plays; every engine reasons]");
  reads(verb->add_option("--layout", options->layout_file,
                         "Play this layout, as 'minewise play' does"));
  verb->add_option("--without", options->without,
                   "The clue at ROW,COLUMN: list the proved cells that would have been unknown "
                   "without it");
  verb->add_flag("--all", options->all, "List every link of the chain and every clue");
  verb->add_flag("--reach", options->reach,
                 "Tell as well how far the probabilities of other cells change when a clue is "
                 "hidden, or a covered cell told or opened: in a position, or as a game ended");
  add_position_options(verb, options->position);
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
