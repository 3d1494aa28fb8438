#include "study/ledger/games.h"

#include "core/macros.h"

namespace minewise {
namespace {

Result<ChunkRecord> games_in(const Ledger& ledger, const ChunkBytes& chunk) {
  auto record = decode(chunk.record);
  if (!record) return record;
  if (record->games.size() != ledger.plan().games_of(chunk.id).size()) {
    return fail("chunk {} of series {} has other games", chunk.id.number, chunk.id.series);
  }
  return record;
}

// How much of a ledger is read.
class ReadShare {
 public:
  ReadShare(const ChunkPlan& plan, const WhileReading& goes_on)
      : chunks_(static_cast<double>(plan.chunks())), goes_on_(goes_on) {}

  Result<void> read(std::size_t chunks) {
    read_ += static_cast<double>(chunks);
    if (!goes_on_(read_ / chunks_)) return fail("it was not read to the end");
    return {};
  }

 private:
  double chunks_, read_ = 0;
  const WhileReading& goes_on_;
};

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

Result<Summary> summarise(Ledger& ledger, const Experiment& experiment,
                          const WhileReading& goes_on) {
  Summary summary;
  summary.series.resize(static_cast<std::size_t>(experiment.series()));
  ReadShare share(ledger.plan(), goes_on);
  for (std::size_t condition = 0; condition < experiment.conditions.size(); ++condition) {
    ConditionSummary figures(experiment, condition);
    const std::uint64_t chunks = ledger.plan().chunks_of(static_cast<int>(condition));
    for (std::uint64_t number = 0; number < chunks; ++number) {
      TRY(add_chunks(ledger, experiment, condition, number, figures));
      TRY(share.read(experiment.agents.size()));
    }
    figures.finish(summary);
  }
  return summary;
}

Result<void> each_game(Ledger& ledger, const SeeGame& see, const WhileReading& goes_on) {
  ReadShare share(ledger.plan(), goes_on);
  for (int series = 0; series < ledger.plan().series(); ++series) {
    TRY(ledger.each_chunk(series, [&](const ChunkBytes& chunk) -> Result<void> {
      TRY(const auto record, games_in(ledger, chunk));
      std::uint64_t index = ledger.plan().games_of(chunk.id).first;
      for (const GameRecord& game : record.games) see(series, index++, game);
      return share.read(1);
    }));
  }
  return {};
}

}  // namespace minewise
