#include "study/compare.h"

#include <atomic>
#include <utility>
#include <vector>

#include "core/try.h"

namespace minewise {
namespace {

// The chunks that were played, by their places in the plan.
using PlayedChunks = std::vector<PlayedChunk>;

void add_condition(const Experiment& experiment, const ChunkPlan& plan, std::size_t condition,
                   PlayedChunks& played, Summary& summary) {
  ConditionSummary figures(experiment, condition);
  const std::uint64_t chunks = plan.chunks_of(static_cast<int>(condition));
  for (std::uint64_t number = 0; number < chunks; ++number) {
    std::vector<ChunkRecord> by_agent;
    for (std::size_t agent = 0; agent < experiment.agents.size(); ++agent) {
      PlayedChunk& chunk = played[plan.place_of({experiment.series_of(agent, condition), number})];
      by_agent.push_back(std::move(chunk.record));
      figures.add_seconds(agent, chunk.seconds);
    }
    figures.add(by_agent);
  }
  figures.finish(summary);
}

}  // namespace

Result<Summary> compare(const Experiment& experiment, const Workers& workers, const SeeChunk& see) {
  TRY(check_size(experiment));
  const ChunkPlan plan(experiment);
  ChunkQueue queue(plan, {});
  PlayedChunks played(plan.places());
  std::atomic<bool> goes_on =
      true;  // a chunk that is finished is handed in although it was stopped
  Workers watched = workers;
  watched.after_game = [&](int series, const GameRecord& game) {
    if (!workers.after_game(series, game)) goes_on = false;
    return goes_on.load();
  };
  const bool finished = run_chunks(experiment, plan, queue, watched, [&](const PlayedChunk& chunk) {
    see(chunk);
    played[plan.place_of(chunk.id)] = chunk;
    return goes_on.load();
  });
  if (!finished) return fail("the comparison was stopped");
  Summary summary;
  summary.series.resize(static_cast<std::size_t>(experiment.series()));
  for (std::size_t condition = 0; condition < experiment.conditions.size(); ++condition) {
    add_condition(experiment, plan, condition, played, summary);
  }
  return summary;
}

}  // namespace minewise
