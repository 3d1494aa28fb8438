#include "study/ledger/games.h"

#include "ground/base/try.h"

namespace minewise {
namespace {

Result<ChunkRecord> games_in(const Ledger& ledger, const ChunkBytes& chunk) {
  auto record = decode(chunk.record);
  if (!record) return record;
  if (record->games.size() != ledger.plan().games_of(chunk.id).size()) {
    return fail("chunk {} of series {}: has other games", chunk.id.number, chunk.id.series);
  }
  return record;
}

// Adds one chunk of every agent's to the figures of a condition.
Result<void> add_chunks(Ledger& ledger, const Experiment& experiment, std::size_t condition,
                        std::uint64_t number, ConditionSummary& figures) {
  std::vector<ChunkRecord> by_agent;
  for (std::size_t agent = 0; agent < experiment.agents.size(); ++agent) {
    TRY(const auto chunk, ledger.chunk_at({experiment.series_of(agent, condition), number}));
    TRY(auto record, games_in(ledger, chunk));
    by_agent.push_back(std::move(record));
    figures.add_seconds(agent, chunk.seconds);
  }
  figures.add(by_agent);
  return {};
}

}  // namespace

Subject subject_of(const Experiment& experiment) {
  return {format_experiment(experiment), ChunkPlan(experiment)};
}

Result<ChunkPlan> plan_of_games(std::string_view text) {
  TRY(const auto experiment, parse_experiment(text));
  return ChunkPlan(experiment);
}

Result<Summary> summarise(Ledger& ledger, const Experiment& experiment) {
  Summary summary;
  summary.series.resize(static_cast<std::size_t>(experiment.series()));
  for (std::size_t condition = 0; condition < experiment.conditions.size(); ++condition) {
    ConditionSummary figures(experiment, condition);
    const std::uint64_t chunks = ledger.plan().chunks_of(static_cast<int>(condition));
    for (std::uint64_t number = 0; number < chunks; ++number) {
      TRY(add_chunks(ledger, experiment, condition, number, figures));
    }
    figures.finish(summary);
  }
  return summary;
}

Result<void> each_game(Ledger& ledger, int series, const SeeGame& see) {
  return ledger.each_chunk(series, [&](const ChunkBytes& chunk) -> Result<void> {
    TRY(const auto record, games_in(ledger, chunk));
    std::uint64_t index = ledger.plan().games_of(chunk.id).first;
    for (const GameRecord& game : record.games) see(index++, game);
    return {};
  });
}

}  // namespace minewise
