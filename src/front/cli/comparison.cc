#include "front/cli/comparison.h"

#include <fmt/format.h>

#include "front/protocol/fault_watch.h"
#include "front/results/kept_run.h"
#include "front/results/memory.h"
#include "front/run/interrupt.h"
#include "front/run/live.h"
#include "ground/base/try.h"
#include "show/report/shell_word.h"
#include "study/lab/play_chunk.h"
#include "study/ledger/code_version.h"
#include "study/ledger/games.h"

namespace minewise::cli {
namespace {

// Plays what the ledger does not have yet. Returns how many chunks it had that were damaged.
std::expected<int, Failure> play_missing(const Comparison& comparison, const Experiment& experiment,
                                         Ledger& ledger) {
  const KeptIn& folder = comparison.results.folder;
  TRY(auto missing, find_missing(ledger, folder));
  ChunkQueue& queue = missing.queue;
  std::vector<std::string> names;
  for (const AgentSpec& agent : experiment.agents) names.push_back(agent.name());
  LiveProgress live(names, queue.games(), queue.games_left_out(), comparison.quiet);
  FaultWatch faults(comparison.on_fault == "go");
  GameWatch watch;
  watch.after_fault = faults.watcher();
  watch.after_game = [&](int series, const GameRecord& game) {
    live.played(static_cast<std::size_t>(series) / experiment.conditions.size(),
                game.figures[kScore]);
    return !InterruptWatch::was_interrupted() && !faults.has_stopped();
  };
  const auto play = [&](const ChunkId& chunk) {
    return play_chunk(experiment, ledger.plan(), chunk, watch, &memory_gauge()).transform(encode);
  };
  const Status played =
      make_missing(ledger, queue, folder, comparison.run.jobs, play, words_of_resume(folder));
  if (!played && faults.has_stopped()) {
    return std::unexpected(
        Failure{fmt::format("{}; {}", faults.message(), played.error().message), kFailed});
  }
  if (!played) return std::unexpected(played.error());
  return missing.damaged;
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
  TRY(auto place, prepare_place(comparison.run, results));
  TRY(auto ledger, open_ledger(results.folder, subject_of(experiment),
                               {shard, code_version(), comparison.command}));
  TRY(const auto damaged, play_missing(comparison, experiment, ledger));
  const InterruptWatch watch([&] {
    ledger.close();
    return fmt::format("stopped after the last game; {}",
                       results.folder ? "the same command with --resume writes the results"
                                      : "nothing is kept without --out");
  });
  const Status finished = shard.is_whole()
                              ? finish_experiment(ledger, experiment, results, place)
                              : finish_part(ledger, *results.folder, results.format == "text");
  if (finished) tell_damaged(comparison.verb, results.folder, damaged);
  return finished;
}

}  // namespace minewise::cli
