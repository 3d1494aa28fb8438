// A playback is a game that can be watched move by move, forward and back: a game that an agent
// plays, or a saved one. The agent is asked for a move only when it is to be shown, so a long game
// begins at once. Its decisions and conclusions are kept, so the agent decides each move once.
//
// To go back, the moves are made again from the first one. Moves are cheap, decisions are not.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "agents/agent.h"
#include "game/advice.h"
#include "game/game.h"
#include "game/transcript.h"

namespace minewise {

class Playback {
 public:
  // A game before its first move, and the agent that plays it.
  Playback(Game game, std::string player, std::unique_ptr<Agent> agent, Rng rng);

  // A saved game. An Error names the first line that is wrong.
  static Result<Playback> of(const Transcript& transcript);

  const std::string& player() const { return player_; }

  // The game after position() moves.
  const Game& game() const { return shown_; }
  std::size_t position() const { return position_; }
  bool is_at_end() const { return shown_.is_over() || is_given_up(); }

  // Why the player gave the game up, where it has come to that; else null.
  const Fault* fault() const { return is_given_up() ? agent_->fault() : nullptr; }

  // The moves made so far.
  std::span<const Step> steps() const { return std::span(steps_).first(position_); }

  // The last move made, if any, and what the player saw before it.
  const Step* last() const { return position_ == 0 ? nullptr : &steps_[position_ - 1]; }
  View view_before_last() const;  // REQUIRES: position() > 0

  // What the player has proved so far, whether it has acted on it or not; empty for a saved game.
  std::span<const Deduction> conclusions();

  // What the player has to choose from now, if its next move is a guess: its own numbers, or exact
  // probabilities where it has none, as in a saved game. keep_odds() has the agent asked for them
  // from here on. REQUIRES: keep_odds() was called before the first move.
  void keep_odds() { keeps_odds_ = true; }
  const std::vector<CellOdds>& odds();

  // The figures of the game so far.
  Trial figures() const;

  // The next move, decided and answered but not yet shown; null if the player gives the game up.
  const Step* next_step();           // REQUIRES: !is_at_end()
  void forward();                    // or finds the game given up. REQUIRES: !is_at_end()
  void back();                       // REQUIRES: position() > 0
  void go_to(std::size_t position);  // REQUIRES: position <= known_moves()

  // The furthest position for go_to(): moves already decided, or all moves of a saved game.
  std::size_t known_moves() const { return steps_.size(); }

 private:
  Playback(const Transcript& transcript, const Game& game);
  void think();
  bool is_given_up() const { return position_ == steps_.size() && next_ && next_->gives_up(); }
  Game game_after(std::size_t position) const;

  std::string player_;
  std::unique_ptr<Agent> agent_;
  Rng rng_;

  std::vector<Step> steps_;           // every known move, shown now or not
  std::optional<Decision> next_;      // the move after them, once the agent has decided
  std::vector<std::size_t> thought_;  // by move: how much the agent had proved before it
  bool keeps_odds_ = false;
  std::vector<std::vector<CellOdds>> odds_;  // by move, if they are kept

  Game start_, shown_;
  Game live_;  // after all known moves: the game that the agent plays
  std::size_t position_ = 0;
};

}  // namespace minewise
