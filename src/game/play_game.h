// Plays one game with one agent. Agents and games do not know each other; this loop connects them.
// Observers watch the game, and a Recorder makes a transcript of it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "agents/agent.h"
#include "agents/registry.h"
#include "core/view.h"
#include "game/game.h"
#include "game/transcript.h"

namespace minewise {

// Watches a game while it is played. Either function may be left out.
class Observer {
 public:
  virtual ~Observer() = default;
  virtual void decided(const Game& game, const Decision& decision);  // before the move is made
  virtual void played(const Game& game, const Step& step);           // after it
};

// The next decision in a game that an agent plays: the opening move if the rules prescribe one,
// else the agent's decision. REQUIRES: the game is not over, and the agent was started on it.
Decision next_decision(Agent& agent, const Game& game, Rng& rng);

// The opening move, if the rules prescribe one and it is not made yet.
std::optional<Decision> prescribed_opening(const PlacedView& placed);
std::optional<Decision> prescribed_opening(const Game& game);

// Whether a flag claims with certainty what is not so. Where the rules allow flags on belief, none
// does: a wrong one has its price.
bool is_wrong_claim(const Game& game, const Move& move);

// Plays a game to its end, or until the agent gives it up. An opening move that the rules prescribe
// is made for the agent. REQUIRES: the game has not begun.
Trial play_game(Agent& agent, Game& game, Rng& rng, Observer* observer = nullptr);

// What is told of a game that an agent gave up: "9x9/10 classic seed=1 game=3, cmd:./player, move
// 7: answered 'open 0,0', ...".
std::string describe_fault(const AgentSpec& agent, const GameId& id, int move, const Fault& fault);

// The random numbers of an agent in a game. They depend only on the game and the agent's name.
Rng rng_for(const AgentSpec& agent, const GameId& id);

// Records the game as a transcript.
class Recorder final : public Observer {
 public:
  void played(const Game& game, const Step& step) override;

  // REQUIRES: the game is over.
  Transcript transcript(const Game& game, std::string agent, const Trial& result) const;

 private:
  std::vector<Step> steps_;
};

// Passes what happens in a game on to several observers, in the order in which they joined.

class ObserverList final : public Observer {
 public:
  // REQUIRES: it outlives the game.
  void join(Observer* observer) { observers_.push_back(observer); }

  void decided(const Game& game, const Decision& decision) override {
    for (Observer* observer : observers_) observer->decided(game, decision);
  }
  void played(const Game& game, const Step& step) override {
    for (Observer* observer : observers_) observer->played(game, step);
  }

 private:
  std::vector<Observer*> observers_;
};

}  // namespace minewise
