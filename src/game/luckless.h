// How well an agent plays, with the luck of its guesses taken out: it plays on where a guess would
// have lost, and its result is weighed by the chance that it came this far. DealtOdds gives these
// chances. On 30x16/99 a third of the games give the same precision, and a fortieth where two
// agents are compared (docs/experiments.md).
#pragma once

#include <functional>
#include <optional>

#include "game/game.h"
#include "game/play_game.h"
#include "solver/knowledge.h"

namespace minewise {

// How likely a covered cell is a mine by the way the mines were laid, regardless of who asks and
// what the player knows: the exact posterior given all clues and mines shown, with the true number
// of mines where the rules hide it. A player's flags are claims, not facts, and play no part. The
// same posterior gives layouts in which a cell is safe.
//
// One object serves many games, one after another, and keeps its memory between them. It reads a
// game only when it is asked, and then only what is new.
class DealtOdds {
 public:
  // Forgets the last game.
  void start() { is_started_ = false; }

  // Nothing where the posterior is not exact. REQUIRES: start() came before the first question
  // about a game; the mines are dealt; the cell was not opened.
  std::optional<double> mine_probability(const Game& game, Cell cell);

  // A layout drawn from the posterior. Nothing if it cannot be drawn exactly. REQUIRES: as above.
  std::optional<Layout> draw(const Game& game, Rng& rng);

  // A layout drawn from the posterior given that the cell is safe. Nothing if there is none, or if
  // it cannot be drawn exactly. REQUIRES: as above; if the game goes on, this cell is safe in it.
  std::optional<Layout> draw_safe(const Game& game, Cell cell, Rng& rng);

 private:
  void follow(const Game& game);
  void begin(const Game& game);

  std::optional<View> view_;  // the player's without flags, with the number of mines told
  Knowledge known_{by_exact()};
  bool is_started_ = false;
  std::size_t read_ = 0;  // of what the player's view has uncovered
};

// At each guess the chance q that the cell is safe is known exactly. The weight of the game, 1 at
// first, is multiplied by q. If the cell holds a mine, a layout in which it is safe is drawn from
// the posterior and put in its place, and the game goes on. Whether the dealt layout had a mine
// there or not, the layout is now one of those in which the cell is safe, each with its
// probability. So the weight of a game that ends well has the mean of 1 for a win and 0 for a loss:
// it is an estimate of the chance to win, without bias. It varies less, because each q replaces the
// toss of a coin (Rao-Blackwell).
//
// Where play goes on after a mine the same is done to the score: a mine stepped on counts with its
// probability, and whether it was one is left out. Nothing is drawn again.
//
// Until the first mine the game is the dealt one, move by move. So one playing gives the figures of
// the plain game as well, the same as play_game's.
//
// Limits: a guess where the posterior is not exact is played as it falls, with no change of weight;
// that is unbiased too. Where an agent has its probability and no layout can be drawn from ours (a
// component too large to count, which no board of usual size has), the game counts as lost. Given
// layouts must be a fair sample of all: the draws know nothing of how they were chosen. The score
// needs a number of mines that is the same in every game.

// What is estimated under these rules: the chance to win, or the mean score.
enum class Estimated { Won, Score };
inline Estimated estimated_under(const Rules& rules) {
  return rules.on_mine == OnMine::Lose ? Estimated::Won : Estimated::Score;
}

// The random numbers of the layouts that are drawn again; no others depend on them. They are the
// same for all agents: two that play alike so far meet the same layouts, and their difference is
// that of their play.
Rng luckless_rng_for(const GameId& id);

// Sees the plain game when it is over or given up, before its agent plays on. `game` is as plain
// play leaves it.
using SeePlain = std::function<void(const Trial& trial, const Game& game)>;

struct LucklessGame {
  double estimate = 0;
  bool given_up_later = false;  // after the plain game was over
  int moves = 0;                // up to the end
};

class Luckless {
 public:
  // The proofs and probabilities of our agents are believed; what another program says of its moves
  // is not, and each of its cells is looked at.
  explicit Luckless(const AgentSpec& spec) : believes_(!spec.entry->is_outside) {}

  // Plays a game to its end. REQUIRES: the game has not begun; `agent` is of the spec.
  LucklessGame play(Agent& agent, Game& game, Rng& rng, Rng& redraws,
                    const SeePlain& see_plain = {});

  // Plays on from a moment, beginning with this decision, and returns the estimate: the chance to
  // win from there, or the score of the whole game. REQUIRES: the game is not over; the agent plays
  // by position alone (AgentEntry::by_position).
  double play_on(Agent& agent, Game& game, const Decision& first, Rng& rng, Rng& redraws);

 private:
  struct Course;

  void run(Course& course, std::optional<Decision> next);
  bool is_risk(const Game& game, const Decision& decision) const;
  std::optional<double> mine_probability(const Game& game, const Decision& decision);
  void take_risk(Course& course, const Decision& decision);
  void survive(Course& course, const Decision& decision);

  bool believes_;
  DealtOdds odds_;
};

}  // namespace minewise
