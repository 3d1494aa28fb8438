// Games on given boards: how an agent fares on a layout, by playing it.
//
// A game is named by its number, and its random numbers depend on that alone: two boards tried by
// the same games meet the same luck as far as they look alike (common random numbers), so that
// their difference is known better than either.
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
  // Games by an agent under the rules of an ID and from its seed, on the lanes of a runner, which
  // outlives this. Any lane asks before a game whether it goes on; once it does not, no more games
  // are played, and figures mean nothing.
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
