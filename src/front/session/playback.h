// A game that can be watched move by move, forward and back: one that an agent plays, or one that
// was written down. The agent is asked for a move only when somebody wants to see it, so that a
// long game begins at once; what it decided and knew is kept, so that nothing is played twice.
//
// Going back makes the moves again from the first one. Moves are cheap, thinking is not.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "play/agents/agent.h"
#include "play/game/game.h"
#include "play/game/transcript.h"
#include "play/game/trial.h"

namespace minewise {

class Playback {
 public:
  // A game before its first move, and who is going to play it.
  Playback(Game game, std::string player, std::unique_ptr<Agent> agent, Rng rng);

  // A saved game. An Error names the first line that does not hold.
  static Result<Playback> of(const Transcript& transcript);

  const std::string& player() const { return player_; }

  // The game as it stands after position() moves.
  const Game& game() const { return shown_; }
  std::size_t position() const { return position_; }
  bool is_at_end() const { return shown_.is_over(); }

  // The last move made, if any, and what the player saw before it.
  const Step* last() const { return position_ == 0 ? nullptr : &steps_[position_ - 1]; }
  View view_before_last() const;  // REQUIRES: position() > 0

  // What the player has proved by now, acted upon or not; empty for a saved game.
  std::span<const Deduction> conclusions();

  // The figures up to here.
  Trial figures() const;

  void forward();                    // REQUIRES: !is_at_end()
  void back();                       // REQUIRES: position() > 0
  void go_to(std::size_t position);  // REQUIRES: that far was shown before, or it is a saved game

  // How far go_to() can go.
  std::size_t known_moves() const { return steps_.size(); }

 private:
  Playback(const Transcript& transcript, const Game& game);
  void think();
  Game game_after(std::size_t position) const;

  std::string player_;
  std::unique_ptr<Agent> agent_;
  Rng rng_;

  std::vector<Step> steps_;           // every move known, shown at the moment or not
  std::optional<Decision> next_;      // the move after them, once the agent has thought
  std::vector<std::size_t> thought_;  // by move: how much the agent had proved before it

  Game start_, shown_;
  Game live_;  // after all moves known, where the agent is
  std::size_t position_ = 0;
};

}  // namespace minewise
