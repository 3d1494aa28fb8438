#include "study/run.h"

#include <atomic>
#include <utility>
#include <vector>

#include "core/digest.h"
#include "core/macros.h"
#include "game/luckless.h"
#include "game/play_game.h"

namespace minewise {

namespace {

// What is allocated while this exists belongs to the count.
class Counted {
 public:
  explicit Counted(const MemoryGauge& gauge) : gauge_(gauge) { gauge_.include(true); }
  ~Counted() { gauge_.include(false); }
  Counted(const Counted&) = delete;

 private:
  const MemoryGauge& gauge_;
};

}  // namespace

GaugedAgent::GaugedAgent(const AgentSpec& spec, const MemoryGauge& gauge) : gauge_(&gauge) {
  gauge.begin();
  const Counted counted(gauge);
  agent_ = spec.make();
}

void GaugedAgent::start(const View& view) {
  const Counted counted(*gauge_);
  agent_->start(view);
}

Decision GaugedAgent::decide(const View& view, Rng& rng) {
  const Counted counted(*gauge_);
  return agent_->decide(view, rng);
}

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

// Plays the games of a chunk, one after another, with one agent and what else can be used again.
class ChunkPlayer {
 public:
  ChunkPlayer(const AgentSpec& spec, Estimate estimate, const GameWatch& watch)
      : spec_(spec), watch_(watch), agent_(spec.make()) {
    if (estimate == Estimate::Luckless) luckless_.emplace(spec);
  }

  // Returns whether play goes on. With a gauge, the game's memory is measured.
  bool play(Game& game, const MemoryGauge* gauge) {
    Rng rng = rng_for(spec_, game.id());
    std::optional<GaugedAgent> gauged;
    if (gauge) gauged.emplace(spec_, *gauge);
    Agent& player = gauged ? *gauged : *agent_;
    bool goes_on = true;
    const auto keep = [&](const Trial& trial, const Game& ended) {
      goes_on = keep_game(trial, ended, player);
      if (gauged) record_.peaks.push_back(gauged->peak());
    };
    if (luckless_) {
      play_luckless(player, game, rng, keep, goes_on);
    } else {
      keep(play_game(player, game, rng), game);
    }
    return goes_on;
  }

  ChunkRecord& record() { return record_; }

 private:
  bool keep_game(const Trial& trial, const Game& game, const Agent& player) {
    const bool goes_on = !trial.given_up ||
                         take_fault(spec_, player, game, trial.moves, watch_.after_fault, record_);
    count_deductions(player, record_.deductions);
    record_.games.push_back(record_of(trial, game));
    return goes_on;
  }

  // What a player does wrong after the plain game is told, but is no part of that game's record.
  void play_luckless(Agent& player, Game& game, Rng& rng, const SeePlain& keep, bool& goes_on) {
    Rng redraws = luckless_rng_for(game.id());
    const LucklessGame played = luckless_->play(player, game, rng, redraws, keep);
    record_.estimates.push_back(played.estimate);
    if (!played.given_up_later) return;
    CHECK(player.fault());
    goes_on = watch_.after_fault(spec_, game.id(), played.moves + 1, *player.fault());
  }

  const AgentSpec& spec_;
  const GameWatch& watch_;
  std::unique_ptr<Agent> agent_;
  std::optional<Luckless> luckless_;
  ChunkRecord record_;
};

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
  const std::uint64_t measured =
      gauge && !spec.entry->remembers && !spec.entry->is_outside ? kMeasuredGames : 0;
  const GameRange range = plan.games_of(chunk);
  ChunkPlayer player(spec, experiment.estimate, watch);
  ChunkRecord& record = player.record();
  record.games.reserve(range.size());
  std::optional<Game> table;
  for (std::uint64_t index = range.first; index < range.end; ++index) {
    Game& game = next_game(table, experiment, condition, index, topology);
    if (!player.play(game, index < measured ? gauge : nullptr)) return std::nullopt;
    const bool goes_on = watch.after_game(chunk.series, record.games.back());
    if (!goes_on && index + 1 < range.end) return std::nullopt;
  }
  return std::move(record);
}

ChunkMaker maker_of(const Experiment& experiment, const ChunkPlan& plan, const Workers& workers) {
  ChunkMaker maker;
  maker.identity = Digest("games").add(workers.version).add(format_experiment(experiment)).value();
  maker.clock = workers.clock;
  maker.make = [&](const ChunkId& chunk) {
    return play_chunk(experiment, plan, chunk, workers).transform(encode);
  };
  return maker;
}

bool run_chunks(const Experiment& experiment, const ChunkPlan& plan, ChunkQueue& queue,
                const Workers& workers, const TakeChunk& take) {
  const auto take_bytes = [&](const ChunkBytes& chunk) {
    auto record = decode(chunk.record);
    CHECK(record);  // it was encoded by this program
    workers.after_chunk(chunk.rank, plan.games_of(chunk.id).size());
    return take({chunk.id, *std::move(record), chunk.seconds, chunk.rank});
  };
  return run_queue(queue, *workers.runner, workers.hand_in, maker_of(experiment, plan, workers),
                   take_bytes);
}

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
