// The exact expected result of an agent on one given board: the expectation over all its random
// choices, rather than a mean of games.
//
// Many agents play by position alone: their play depends only on what they see, not on the order in
// which it was shown. For them the value of each position is computed only once. That works on
// boards of up to about sixteen cells. For other agents every order of choices is a separate game:
// they play from the start again and again, each time with the draws so far in a DrawScript, and
// one more.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "agents/registry.h"
#include "core/game_id.h"
#include "core/layout.h"
#include "core/rng.h"
#include "game/game.h"

namespace minewise {

// Expected figures of a Trial.
struct ExpectedTrial {
  double score = 0;
  double won = 0;
  double stepped = 0;
  double guesses = 0;
  double moves = 0;
};

class Expectation {
 public:
  // For games by an agent under the rules of an ID. At most `most_games` games, or parts of games,
  // are played for one board.
  Expectation(const AgentSpec& agent, const GameId& id, std::uint64_t most_games = 1'000'000);
  ~Expectation();

  // The expected figures on a board. Nothing if that takes too many games, or if the agent draws
  // random numbers other than choices among a few. REQUIRES: the layout fits the ID.
  std::optional<ExpectedTrial> of(const Layout& layout);

 private:
  using Key = std::uint64_t;  // the state of every cell, two bits each
  static constexpr int kMostMerged = 32;

  // The expected figures at the end, from a position on; decisions are counted from there.
  std::optional<ExpectedTrial> from_position(Game game);
  std::optional<ExpectedTrial> after_choices(const Game& game, const Trial& so_far, Rng& rng);

  // The figures of all games that begin with these draws.
  std::optional<ExpectedTrial> from_draws(const Layout& layout, std::vector<std::uint32_t>& draws);

  Game game_on(const Layout& layout) const;

  GameId id_;
  TopologyPtr topology_;
  std::unique_ptr<Agent> agent_;
  bool merges_;
  std::uint64_t most_games_;
  std::uint64_t games_ = 0;  // for the present board
  DrawScript script_;
  std::unordered_map<Key, std::optional<ExpectedTrial>> known_;  // by from_position
};

}  // namespace minewise
