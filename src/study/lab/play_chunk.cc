#include "study/lab/play_chunk.h"

#include <utility>

#include "ground/base/check.h"
#include "play/loop/play_game.h"

namespace minewise {
namespace {

void count_deductions(const Agent& agent, RuleCounts& counts) {
  for (const Deduction& deduction : agent.conclusions()) {
    ++counts[std::to_underlying(deduction.reason.rule)];
  }
}

// Takes in a game that was given up. Returns whether play goes on.
bool take_fault(const AgentSpec& spec, const Agent& player, const Game& game, int moves,
                const AfterFault& after_fault, ChunkRecord& record) {
  const int move = moves + 1;
  CHECK(player.fault());
  const Fault& fault = *player.fault();
  record.faults.push_back({record.games.size(), move, fault.what, fault.by_clock});
  return after_fault(spec, game.id(), move, fault);
}

}  // namespace

Game make_game(const Experiment& experiment, const Condition& condition, std::uint64_t index,
               const TopologyPtr& topology) {
  const GameId id = game_id_of(experiment, condition, index);
  if (!experiment.layouts) return Game(id, topology);
  return Game(id, topology, experiment.layouts->layout(index));
}

namespace {

// A game that is dealt begins in the memory of the last one.
Game& next_game(std::optional<Game>& table, const Experiment& experiment,
                const Condition& condition, std::uint64_t index, const TopologyPtr& topology) {
  if (table && !table->is_given()) {
    table->restart(index);
  } else {
    table.emplace(make_game(experiment, condition, index, topology));
  }
  return *table;
}

}  // namespace

std::optional<ChunkRecord> play_chunk(const Experiment& experiment, const ChunkPlan& plan,
                                      const ChunkId& chunk, const GameWatch& watch,
                                      const MemoryGauge* gauge) {
  const AgentSpec& spec = experiment.agent_of(chunk.series);
  const Condition& condition = experiment.condition_of(chunk.series);
  const auto& [width, height, mines] = condition.board;
  const TopologyPtr topology = make_topology({width, height, condition.rules.topology});
  const auto agent = spec.make();
  const std::uint64_t measured =
      gauge && !spec.entry->remembers && !spec.entry->is_outside ? kMeasuredGames : 0;
  const GameRange range = plan.games_of(chunk);
  ChunkRecord record;
  record.games.reserve(range.size());
  std::optional<Game> table;
  for (std::uint64_t index = range.first; index < range.end; ++index) {
    Game& game = next_game(table, experiment, condition, index, topology);
    Rng rng = rng_for(spec, game.id());
    std::optional<GaugedAgent> gauged;
    if (index < measured) gauged.emplace(spec, *gauge);
    Agent& player = gauged ? *gauged : *agent;
    const Trial trial = play_game(player, game, rng);
    if (trial.given_up && !take_fault(spec, player, game, trial.moves, watch.after_fault, record)) {
      return std::nullopt;
    }
    count_deductions(player, record.deductions);
    if (gauged) record.peaks.push_back(gauged->peak());
    record.games.push_back(record_of(trial, game));
    const bool goes_on = watch.after_game(chunk.series, record.games.back());
    if (!goes_on && index + 1 < range.end) return std::nullopt;
  }
  return record;
}

}  // namespace minewise
