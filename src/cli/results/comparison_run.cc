#include "cli/results/comparison_run.h"

#include <fmt/format.h>

#include <utility>

#include "cli/protocol/fault_watch.h"
#include "cli/results/memory.h"
#include "cli/run/live.h"
#include "cli/run/team.h"
#include "core/try.h"
#include "study/ledger/code_version.h"
#include "study/ledger/games.h"
#include "study/play_chunk.h"
#include "study/run.h"

namespace minewise {
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

std::expected<int, Failure> play_missing(const ComparisonRun& run, Ledger& ledger,
                                         const KeptIn& folder, RunPace& pace) {
  const Experiment& experiment = run.experiment;
  TRY(auto missing, find_missing(ledger, folder));
  ChunkQueue& queue = missing.queue;
  std::vector<std::string> names;
  for (const AgentSpec& agent : experiment.agents) names.push_back(agent.name());
  LiveProgress live(names, queue.games(), queue.games_left_out(), run.quiet, pace);
  const auto seen = [&](int series, const GameRecord& game) {
    live.played(static_cast<std::size_t>(series) / experiment.conditions.size(),
                game.figures[kScore]);
    return true;
  };
  GamesMaker player(run, seen, [&] { pace.faulted(); });
  const Status played = make_missing(ledger, queue, player.maker(),
                                     {folder, run.jobs, words_of_resume(folder), pace});
  if (!played && player.faults().has_stopped()) {
    return std::unexpected(
        Failure{fmt::format("{}; {}", player.faults().message(), played.error().message), kFailed});
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
  return help_leader(run.jobs, maker.identity, answer_chunks(plan, maker));
}

}  // namespace minewise
