#include "front/cli/comparison.h"

#include <fmt/format.h>

#include "front/protocol/fault_watch.h"
#include "front/results/kept_run.h"
#include "front/results/memory.h"
#include "front/results/status_file.h"
#include "front/run/interrupt.h"
#include "front/run/live.h"
#include "front/run/team.h"
#include "ground/base/try.h"
#include "show/report/shell_word.h"
#include "study/lab/play_chunk.h"
#include "study/ledger/code_version.h"
#include "study/ledger/games.h"

namespace minewise::cli {
namespace {

// How the games of a comparison are played, whichever rank plays them. The first fault of a player
// ends the run, unless it is to go on.
class Player {
 public:
  Player(
      const Comparison& comparison, const Experiment& experiment, AfterGame seen = {},
      std::function<void()> faulted = [] {})
      : experiment_(experiment),
        subject_(subject_of(experiment)),
        faults_(comparison.on_fault == "go", std::move(faulted)) {
    watch_.after_fault = faults_.watcher();
    watch_.after_game = [this, seen = std::move(seen)](int series, const GameRecord& game) {
      if (seen) seen(series, game);
      return run_goes_on() && !faults_.has_stopped();
    };
  }

  const Subject& subject() const { return subject_; }
  const FaultWatch& faults() const { return faults_; }

  // REQUIRES: this outlives it.
  ChunkMaker maker() {
    ChunkMaker maker = keeping_maker(subject_, code_version(), [this](const ChunkId& chunk) {
      return play_chunk(experiment_, subject_.plan, chunk, watch_, &memory_gauge())
          .transform(encode);
    });
    maker.why = [this] { return faults_.has_stopped() ? faults_.message() : ""; };
    return maker;
  }

 private:
  const Experiment& experiment_;
  Subject subject_;
  FaultWatch faults_;
  GameWatch watch_;
};

// Plays what the ledger does not have yet. Returns how many chunks it had that were damaged.
std::expected<int, Failure> play_missing(const Comparison& comparison, const Experiment& experiment,
                                         Ledger& ledger, RunPace& pace) {
  const KeptIn& folder = comparison.results.folder;
  TRY(auto missing, find_missing(ledger, folder));
  ChunkQueue& queue = missing.queue;
  std::vector<std::string> names;
  for (const AgentSpec& agent : experiment.agents) names.push_back(agent.name());
  LiveProgress live(names, queue.games(), queue.games_left_out(), comparison.quiet, pace);
  const auto seen = [&](int series, const GameRecord& game) {
    live.played(static_cast<std::size_t>(series) / experiment.conditions.size(),
                game.figures[kScore]);
    return true;
  };
  Player player(comparison, experiment, seen, [&] { pace.faulted(); });
  const KeptRun run{folder, comparison.run.jobs, words_of_resume(folder), pace};
  const Status played = make_missing(ledger, queue, player.maker(), run);
  if (!played && player.faults().has_stopped()) {
    return std::unexpected(
        Failure{fmt::format("{}; {}", player.faults().message(), played.error().message), kFailed});
  }
  if (!played) return std::unexpected(played.error());
  return missing.damaged;
}

// Plays what is missing, and writes the results or what the part has of them.
Status play_and_write(const Comparison& comparison, const Experiment& experiment, Ledger& ledger,
                      ResultsPlace& place, RunPace& pace) {
  const ResultsOptions& results = comparison.results;
  TRY(const auto damaged, play_missing(comparison, experiment, ledger, pace));
  const InterruptWatch watch([&] {
    ledger.close();
    return words_of_writing(results.folder);
  });
  const Status finished = ledger.head().shard.is_whole()
                              ? finish_experiment(ledger, experiment, results, place)
                              : finish_part(ledger, *results.folder, results.format == "text");
  if (finished) tell_damaged(comparison.verb, results.folder, damaged);
  return finished;
}

Status help_play(const Comparison& comparison, const Experiment& experiment) {
  Player player(comparison, experiment);
  return help_make(player.subject(), comparison.run.jobs, player.maker());
}

}  // namespace

std::uint64_t games_of(const Preset& preset, const PresetChoice& choice) {
  return choice.games.value_or(choice.quick ? preset.quick : preset.games);
}

void apply_preset(const Preset& preset, const PresetChoice& choice, Comparison& comparison) {
  ExperimentOptions& asked = comparison.experiment;
  asked = preset.options;
  if (!choice.agents.empty()) asked.agents = choice.agents;
  asked.games = games_of(preset, choice);
  asked.seed = choice.seed;
  comparison.command = fmt::format("minewise compare --preset {}", preset.name);
  if (!choice.agents.empty()) comparison.command += " --agents " + shell_word(choice.agents);
  comparison.command += fmt::format(" --games {} --seed {}", *asked.games, asked.seed);
  comparison.results.page = {preset.title, preset.about};
}

Status run_comparison(const Comparison& comparison) {
  const ResultsOptions& results = comparison.results;
  TRY(auto experiment, plan_experiment(comparison.experiment));
  TRY(const auto shard, read_shard(comparison.run, results));
  if (is_helper()) return help_play(comparison, experiment);
  TRY(auto place, prepare_place(comparison.run, results));
  TRY(auto ledger, open_ledger(results.folder, subject_of(experiment),
                               {shard, code_version(), comparison.command}));
  StatusFile status({comparison.run.status_file, comparison.verb, results.folder});
  return status.end(play_and_write(comparison, experiment, ledger, place, status.pace()));
}

}  // namespace minewise::cli
