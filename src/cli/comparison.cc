#include "cli/comparison.h"

#include <fmt/format.h>

#include <utility>

#include "cli/results/kept_run.h"
#include "cli/results/memory.h"
#include "cli/results/status_file.h"
#include "cli/run/interrupt.h"
#include "cli/run/pace.h"
#include "cli/run/process_group.h"
#include "core/macros.h"
#include "core/message.h"
#include "game/play_game.h"
#include "output/report/page.h"
#include "study/ledger/code_version.h"
#include "study/ledger/games.h"
#include "study/run.h"

namespace minewise {

AfterFault FaultWatch::watcher() {
  return [this](const AgentSpec& agent, const GameId& id, int move, const Fault& fault) {
    seen_();
    return see(describe_fault(agent, id, move, fault), fault);
  };
}

bool FaultWatch::see(std::string message, const Fault& fault) {
  const std::lock_guard lock(mutex_);
  ++faults_;
  by_clock_ += fault.by_clock;
  const bool ends = !goes_on_ || fault.is_final;
  if (told_.empty() || (ends && !has_stopped_)) told_ = std::move(message);
  if (ends) has_stopped_ = true;
  return !ends;
}

std::string FaultWatch::message() const {
  const std::lock_guard lock(mutex_);
  if (faults_ == 0 || has_stopped_) return told_;
  const std::string by_clock =
      by_clock_ == 0
          ? ""
          : fmt::format(", {} because of a time limit, so another run may differ", by_clock_);
  return fmt::format("{} given up{}; the first: {}", counted(faults_, "game"), by_clock, told_);
}

namespace {

// How the games of a comparison are played, whichever rank plays them.
class GamesMaker {
 public:
  explicit GamesMaker(
      const ComparisonRun& run, AfterGame seen = {}, std::function<void()> faulted = [] {})
      : experiment_(run.experiment),
        subject_(subject_of(run.experiment)),
        faults_(run.goes_on_after, std::move(faulted)) {
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

}  // namespace

Result<int> play_missing(const ComparisonRun& run, Ledger& ledger, const KeptIn& folder,
                         RunPace& pace) {
  const Experiment& experiment = run.experiment;
  TRY(auto missing, find_missing(ledger, folder));
  ChunkQueue& queue = missing.queue;
  std::vector<std::string> names;
  for (const AgentSpec& agent : experiment.agents) names.push_back(agent.name());
  AgentScores scores(names);
  const ProgressLine line(run.quiet ? "" : "playing", [&] { return scores.progress(pace); });
  const auto seen = [&](int series, const GameRecord& game) {
    scores.played(static_cast<std::size_t>(series) / experiment.conditions.size(),
                  game.figures[kScore]);
    return true;
  };
  GamesMaker player(run, seen, [&] { pace.faulted(); });
  const Status played = make_missing(ledger, queue, player.maker(),
                                     {folder, run.jobs, words_of_resume(folder), pace});
  if (!played && player.faults().has_stopped()) {
    return fail_as(ErrorKind::Failed,
                   fmt::format("{}; {}", player.faults().message(), as_printed(played.error())));
  }
  if (!played) return std::unexpected(played.error());
  return missing.damaged;
}

Status help_play(const ComparisonRun& run) {
  GamesMaker player(run);
  return help_make(player.subject(), run.jobs, player.maker());
}

Status help_match(const ComparisonRun& run) {
  const ChunkPlan plan(run.experiment);
  FaultWatch faults(run.goes_on_after);
  Workers workers;
  workers.version = code_version();
  workers.after_fault = faults.watcher();
  workers.after_game = [&](int, const GameRecord&) {
    return run_goes_on() && !faults.has_stopped();
  };
  ChunkMaker maker = maker_of(run.experiment, plan, workers);
  maker.why = [&] { return faults.has_stopped() ? faults.message() : ""; };
  return work_for_coordinator(run.jobs, maker.identity, answer_chunks(plan, maker));
}

}  // namespace minewise

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
  TRY(auto experiment, read_experiment(comparison.experiment));
  TRY(const auto shard, read_shard(comparison.run, results));
  if (is_worker()) return help_play(comparison.run_of(experiment));
  TRY(auto place, prepare_place(comparison.run, results));
  TRY(auto ledger, open_ledger(results.folder, subject_of(experiment),
                               {shard, code_version(), comparison.command}));
  StatusFile status({comparison.run.status_file, comparison.verb, results.folder});
  return status.end(play_and_write(comparison, experiment, ledger, place, status.pace()));
}

}  // namespace minewise::cli
