#include "cli/comparison.h"

#include <fmt/format.h>

#include "cli/results/kept_run.h"
#include "cli/results/status_file.h"
#include "cli/run/interrupt.h"
#include "cli/run/team.h"
#include "core/try.h"
#include "output/report/shell_word.h"
#include "study/ledger/code_version.h"
#include "study/ledger/games.h"

namespace minewise::cli {

ComparisonRun Comparison::run_of(const Experiment& planned) const {
  return {planned, run.jobs, on_fault == "go", quiet};
}

namespace {

// Plays what is missing, and writes the results or what the part has of them.
Status play_and_write(const Comparison& comparison, const Experiment& experiment, Ledger& ledger,
                      ResultsPlace& place, RunPace& pace) {
  const ResultsOptions& results = comparison.results;
  TRY(const auto damaged,
      play_missing(comparison.run_of(experiment), ledger, results.folder, pace));
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
  asked.estimate = choice.estimate;
  comparison.command = fmt::format("minewise compare --preset {}", preset.name);
  if (!choice.agents.empty()) comparison.command += " --agents " + shell_word(choice.agents);
  comparison.command += fmt::format(" --games {} --seed {}", *asked.games, asked.seed);
  if (asked.estimate != "none") comparison.command += " --estimate " + asked.estimate;
  comparison.results.page = {preset.title, preset.about};
}

Status run_comparison(const Comparison& comparison) {
  const ResultsOptions& results = comparison.results;
  TRY(auto experiment, plan_experiment(comparison.experiment));
  TRY(const auto shard, read_shard(comparison.run, results));
  if (is_helper()) return help_play(comparison.run_of(experiment));
  TRY(auto place, prepare_place(comparison.run, results));
  TRY(auto ledger, open_ledger(results.folder, subject_of(experiment),
                               {shard, code_version(), comparison.command}));
  StatusFile status({comparison.run.status_file, comparison.verb, results.folder});
  return status.end(play_and_write(comparison, experiment, ledger, place, status.pace()));
}

}  // namespace minewise::cli
