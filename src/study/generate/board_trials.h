// Plays games on given boards to measure how well an agent does on a layout.
//
// The random numbers of a game depend only on its number. So games of the same number on two boards
// have the same luck as long as the boards look the same (common random numbers). The difference of
// two boards is thus known more precisely than either value.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "ground/board/layout.h"
#include "ground/view/game_id.h"
#include "play/agents/registry.h"
#include "study/lab/runner.h"

namespace minewise {

enum class Objective { Score, Won };

class BoardTrials {
 public:
  // Games by an agent, with the rules and the seed of an ID, on the lanes of a runner. Each lane
  // calls `goes_on` before a game; once it returns false, no more games are played, and the figures
  // are meaningless. REQUIRES: the runner outlives this.
  using GoesOn = std::function<bool()>;
  BoardTrials(
      const AgentSpec& agent, const GameId& id, Objective objective, const Runner& runner,
      GoesOn goes_on = [] { return true; });
  ~BoardTrials();

  struct Task {
    const Layout* layout = nullptr;
    std::uint64_t game = 0;
  };

  // The score of each game, or 1 for won and 0 for lost; in the order of the tasks.
  std::vector<double> play(std::span<const Task> tasks);

  // The same on one board, for the games first..first + count - 1.
  std::vector<double> play(const Layout& layout, std::uint64_t first, std::uint64_t count);

  // How many games have been played.
  std::uint64_t played() const { return played_; }

  const TopologyPtr& topology() const { return topology_; }

 private:
  double play_one(const Task& task, Agent& agent) const;

  AgentSpec spec_;
  GameId id_;
  Objective objective_;
  const Runner& runner_;
  GoesOn goes_on_;
  TopologyPtr topology_;
  Lanes<std::unique_ptr<Agent>> agents_;
  std::uint64_t played_ = 0;
};

double mean_of(std::span<const double> values);

}  // namespace minewise
