// Runs a comparison: plays the games of an experiment chunk by chunk, hands the chunks in, and,
// with compare(), sums them up. On the way it measures how much memory the first games of a series
// take.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "agents/registry.h"
#include "core/result.h"
#include "study/chunk.h"
#include "study/record.h"
#include "study/summary.h"

namespace minewise {

// Memory: the most bytes that an agent, its engines and their tables hold at a time, from the
// creation of the agent to the end of the game, without the board and the referee. Bytes count as
// requested, regardless of what the allocator makes of them.
//
// The library counts nothing by itself, just as it reads no clock: a program that counts what it
// allocates passes in a gauge. Each measured game is played by an agent made for it, so the figure
// is a function of the game and the agent alone. In other games the agent keeps its memory from one
// game to the next, which is faster by up to a third; hence only the first few games are measured.

// Of each series, the first games that are measured.
inline constexpr std::uint64_t kMeasuredGames = 12;

// Counts on the calling thread. Any thread may use it.
class MemoryGauge {
 public:
  virtual ~MemoryGauge() = default;

  // Begins a new count: nothing is held.
  virtual void begin() const = 0;

  // Whether what is allocated from now on belongs to the count. What belongs to it leaves it when
  // it is freed, at any time.
  virtual void include(bool included) const = 0;

  // The most bytes held at a time since begin().
  virtual std::uint64_t peak() const = 0;
};

// An agent made for one game, with a count of what it allocates.
class GaugedAgent final : public Agent {
 public:
  GaugedAgent(const AgentSpec& spec, const MemoryGauge& gauge);

  void start(const View& view) override;
  Decision decide(const View& view, Rng& rng) override;
  std::span<const Deduction> conclusions() const override { return agent_->conclusions(); }
  void finish(const View& view, bool won, double score) override {
    agent_->finish(view, won, score);
  }
  const Fault* fault() const override { return agent_->fault(); }

  std::uint64_t peak() const { return gauge_->peak(); }

 private:
  const MemoryGauge* gauge_;
  std::unique_ptr<Agent> agent_;
};

// Plays the games of a chunk, and measures the memory of the first games of a series.

// Nothing if it was stopped: a chunk is kept as a whole or not at all. Without a gauge, memory is
// not measured; the memory of agents outside this program never is.
std::optional<ChunkRecord> play_chunk(const Experiment& experiment, const ChunkPlan& plan,
                                      const ChunkId& chunk, const GameWatch& watch,
                                      const MemoryGauge* gauge = nullptr);

// One game of an experiment, on the board that its number stands for.
Game make_game(const Experiment& experiment, const Condition& condition, std::uint64_t index,
               const TopologyPtr& topology);

using PlayedChunk = MadeChunk<ChunkRecord>;
using TakeChunk = TakeRecord<ChunkRecord>;

// Plays the chunks of an experiment, here or for a process that runs the same one. REQUIRES: all of
// these outlive it.
ChunkMaker maker_of(const Experiment& experiment, const ChunkPlan& plan, const Workers& workers);

// Makes all chunks of a queue, with the games of an experiment.
bool run_chunks(const Experiment& experiment, const ChunkPlan& plan, ChunkQueue& queue,
                const Workers& workers, const TakeChunk& take);

// A comparison in one call: plays every game of an experiment and sums them up, without a disk.
// Ledgers, which keep the games, give the same figures (study/ledger/games.h).
//
// Limits: about 60 bytes a game are held until the end.

// Sees a chunk as it is handed in: one at a time, in any order.
using SeeChunk = std::function<void(const PlayedChunk& chunk)>;

// The figures are the same with any runner. An Error if the experiment has too many games, or none,
// or if the watch of the workers stopped it.
Result<Summary> compare(
    const Experiment& experiment, const Workers& workers = {},
    const SeeChunk& see = [](const PlayedChunk&) {});

}  // namespace minewise
