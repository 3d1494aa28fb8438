// How much memory the inference of a game takes: the most bytes that an agent, its engines and
// their tables hold at a time, from the agent's making to the end of the game. The board and the
// referee are not in it. Bytes are those asked for, whatever the allocator makes of them.
//
// The library counts nothing by itself, as it reads no clock: a program that counts what it
// allocates hands in a gauge. Each measured game is played by an agent made for it, so that the
// figure is a function of the game and the agent alone. Other games are played by an agent that
// keeps its memory from one to the next, which is faster by up to a third; hence only the first
// few games of a series are measured.
#pragma once

#include <cstdint>
#include <memory>

#include "agents/registry.h"

namespace minewise {

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

}  // namespace minewise
