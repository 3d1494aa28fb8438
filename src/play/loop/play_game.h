// One agent, one game: the loop that joins those who may not know each other.
#pragma once

#include <optional>

#include "play/agents/agent.h"
#include "play/agents/registry.h"
#include "play/game/game.h"
#include "play/game/transcript.h"
#include "play/game/trial.h"

namespace minewise {

// Watches a game as it is played. Both calls may be left out.
class Observer {
 public:
  virtual ~Observer() = default;
  virtual void decided(const Game& game, const Decision& decision);  // before the move is made
  virtual void played(const Game& game, const Step& step);           // after it
};

// What comes next in a game that an agent plays: the opening move if the rules prescribe one, else
// what the agent decides. REQUIRES: the game is not over, and the agent was told of its start.
Decision next_decision(Agent& agent, const Game& game, Rng& rng);

// The opening move that the rules prescribe, before it is made.
std::optional<Decision> prescribed_opening(const Game& game);

// Plays a game from where it stands to its end. An opening move that the rules prescribe is made
// for the agent. REQUIRES: the game has not begun.
Trial play_game(Agent& agent, Game& game, Rng& rng, Observer* observer = nullptr);

// The random numbers of an agent in a game: a function of the game and the agent's name alone.
Rng rng_for(const AgentSpec& agent, const GameId& id);

// Writes the game down as it is watched.
class Recorder final : public Observer {
 public:
  void played(const Game& game, const Step& step) override;

  // REQUIRES: the game is over.
  Transcript transcript(const Game& game, std::string agent, const Trial& result) const;

 private:
  std::vector<Step> steps_;
};

}  // namespace minewise
