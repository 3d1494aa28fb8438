// minewise play: one game, watched.
#include <fmt/format.h>

#include <memory>
#include <optional>

#include "cli/files/atomic_file.h"
#include "cli/pictures.h"
#include "cli/reading.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "core/shape.h"
#include "game/play_game.h"
#include "output/drawing/trace.h"
#include "output/json/game_json.h"
#include "output/text/explain.h"
#include "output/text/influence.h"
#include "review/influence.h"
#include "review/reason_graph.h"

namespace minewise::cli {
namespace {

struct PlayOptions {
  std::string agents{kUsualAgent};
  IdWords id;
  std::optional<std::string> layout_file;
  ReadingOptions reading;
  std::string trace = "none";
  std::optional<std::string> save_file;
  bool chain = false;
  std::string format = "text";
  PictureOptions pictures;
};

// Who plays, checked.
Result<std::vector<AgentSpec>> find_players(const PlayOptions& options, const GameId& id) {
  auto agents = parse_agents_for(options.agents, id.board(), id.rules);
  if (!agents) return object_to("agent", agents.error());
  if (agents->size() > 1 && options.save_file) {
    return fail_option("save", "works with one agent only");
  }
  return std::move(*agents);
}

void print_text(const Game& game, const Trial& trial, const std::string& trace, const Ink& ink) {
  const Shape shape = game.id().shape();
  if (!is_drawable(shape)) {
    const std::string_view gap = trace == "none" ? "" : "\n";
    print(fmt::format("{}Boards with sides over {} cells are not drawn.\n", gap, kMaxDrawnSide));
  } else if (trace == "none") {
    print(draw_tiles(tiles_of(game.view()), shape, ink) + "\n");
  } else {
    print(draw_truth(game, ink) + "\n");
  }
  print_folded(summary(game, trial));
}

void print_chain(const InfluenceWatch& watch, const Game& game) {
  const ReasonGraph& graph = watch.graph();
  const Chain chain = chain_to(graph, graph.deepest(), game.view().topology());
  print_folded(describe_chain(chain, graph, game.id().shape()) + "\n");
}

// One agent's game. It is recorded and added to `animations`, if that is not null.
Status play_one(const GameSource& source, const AgentSpec& spec, const PlayOptions& options,
                AtomicFile* save, std::vector<Animation>* animations) {
  Game game = source.game();
  const auto agent = spec.make();
  const Ink ink(wants_colour());
  const bool text = options.format == "text";
  if (text) {
    print(game_head(format_game_id(game.id()), spec.name(), source.layout.has_value()) + "\n");
  }

  ObserverList observers;
  std::optional<InfluenceWatch> watch;
  if (options.chain) observers.join(&watch.emplace(*agent, game.view()));
  const ReasonGraph* reasons = watch ? &watch->graph() : nullptr;
  std::unique_ptr<Observer> trace;
  if (options.trace == "steps") {
    trace = trace_steps(print_folded, agent.get(), ink, reasons);
  } else if (options.trace == "log") {
    trace = trace_log(print_folded, agent.get(), reasons);
  }
  std::optional<PlayingProgress> progress;
  if (!trace) observers.join(&progress.emplace());
  if (trace) observers.join(trace.get());
  Recorder recorder;
  if (save) observers.join(&recorder);
  std::optional<AnimationRecorder> animation_recorder;
  if (animations) {
    const std::string heading = fmt::format("{}, {}", spec.name(), format_game_id(game.id()));
    observers.join(
        &animation_recorder.emplace(heading, game, agent.get(), reasons, options.pictures.odds));
  }

  Rng rng = rng_for(spec, game.id());
  const Trial trial = play_game(*agent, game, rng, &observers);
  progress.reset();
  if (trial.given_up) {
    const Fault& fault = *agent->fault();
    return fail_as(ErrorKind::Failed, describe_fault(spec, game.id(), trial.moves + 1, fault));
  }
  if (options.trace == "log") print("\n");
  if (text) {
    print_text(game, trial, options.trace, ink);
  } else {
    print(trial_json(game.id(), spec.name(), trial));
  }
  if (watch && text) print_chain(*watch, game);
  if (animations) animations->push_back(std::move(*animation_recorder).finish(game, trial));
  if (!save) return {};
  return save->finish(format_transcript(recorder.transcript(game, spec.name(), trial)));
}

Status play(const PlayOptions& options) {
  if (options.chain && options.format == "json") {
    return fail_option("chain", "needs --format text; for JSON use 'minewise influence'");
  }
  if (options.format == "json" && options.trace != "none") {
    return fail_option("trace", "needs --format text");
  }
  TRY(const auto source, read_game("play", options.id, options.layout_file, options.reading));
  TRY(const auto agents, find_players(options, source.id));
  TRY(auto save, open_atomic_file(options.save_file));
  const auto frames = static_cast<std::size_t>(source.id.shape().cells()) + 1;
  TRY(auto files, AnimationFiles::open(options.pictures, source.id.shape(), agents.size(), frames));
  std::vector<Animation> animations;
  for (std::size_t i = 0; i < agents.size(); ++i) {
    if (i > 0 && options.format == "text") print("\n");
    auto played = play_one(source, agents[i], options, save ? &*save : nullptr,
                           files.any() ? &animations : nullptr);
    if (!played) return played;
  }
  return files.any() ? files.write(animations) : Status();
}

std::string about() {
  std::string clues, grids;
  for (const ClueEntry& entry : all_clues()) clues += entry.form() + "|";
  for (const Grid& grid : all_grids()) grids += fmt::format("|{}", grid_word(grid));
  return fmt::format(
      "Play one game, and show it.\n"
      "The game ID describes the game: WxH/M or WxH@P (or beginner, intermediate, expert), then "
      "survival (the game continues after a mine) or classic, then settings in any order, then "
      "seed=S game=I.\n"
      "Settings: on-mine=go|lose count=shown|hidden first=any|safe|zero|R,C|safe:R,C|zero:R,C "
      "cascade=yes|no clues={}A+B topology={} flags=certain|believed.\n"
      "The default rules are classic; the default ID is {}. Without a seed the program takes a "
      "random one and prints it, so that every game can be replayed.",
      clues, grids.substr(1), kUsualGame);
}

}  // namespace

void add_play(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<PlayOptions>();
  CLI::App* verb = program.add_subcommand("play", about());
  verb->add_option(
      "id", options->id,
      fmt::format("The game ID, with or without quotes, or a file with a game or a layout [{}]",
                  kUsualGame));
  verb->add_option("--agent", options->agents,
                   "The agent that plays: a name that 'minewise agents' lists, or cmd:COMMAND, a "
                   "program that uses the protocol of docs/library.md. Several agents, separated "
                   "by commas, each play the same game; pictures show them side by side")
      ->capture_default_str();
  verb->add_option("--layout", options->layout_file,
                   "Play this layout ('-' for standard input): rows of '*' (mine) and '.', or 1 "
                   "and 0; a layout set; or a saved game. The game ID then needs no size: "
                   "\"survival first=0,0 seed=7\"")
      ->type_name("FILE");
  add_source_options(verb, options->reading);
  verb->add_option("--trace", options->trace,
                   "none: only the result; steps: a board after each move; log: a commentary")
      ->transform(one_of({"none", "steps", "log"}))
      ->capture_default_str();
  verb->add_flag(
      "--chain", options->chain,
      "Mark chains of influence: traces show each proof as a link of the longest chain that leads "
      "to it, pictures show the longest chain so far. See also 'minewise influence'");
  writes(
      verb->add_option("--save", options->save_file, "Write a transcript for 'minewise replay'"));
  add_format_option(verb, options->format, ", the figures of the game");
  add_picture_options(verb, options->pictures, Shown::Animation);
  verb->footer(
      "Examples:\n"
      "  minewise play --agent basic \"10x10/20 survival seed=7\" --trace steps\n"
      "  minewise play --agent random,basic expert --seed 1\n"
      "  minewise play --layout board.txt \"survival topology=torus seed=3\" --trace log\n"
      "  minewise play \"16x16@0.2 classic clues=withheld:0.2 seed=5\" --save game.txt\n"
      "  minewise play --agent basic,exact \"16x16/40 classic seed=7\" --gif game.gif\n"
      "  minewise play --agent triple-tie \"10x10/20 seed=4\" --odds --gif game.gif");
  run_with(verb, chosen, [options] { return play(*options); });
}

}  // namespace minewise::cli
