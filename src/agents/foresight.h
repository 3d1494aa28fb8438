// What the game is worth after a guess, by the value network: the mean over all answers that the
// guess may give.
//
// Where an answer leaves nothing safe, the next guess is taken to be the one that the score network
// chooses. It can be made in thought, and the value network asked after each of its answers. A
// guess further on, it has less to foresee.
#pragma once

#include <optional>
#include <vector>

#include "agents/scores.h"
#include "search/value.h"

namespace minewise {

enum class Plies { One, Two };  // guesses that are made before the network is asked

class Foresight {
 public:
  // Asks about as many mirror images: 1, or 2 for the board turned around as well.
  explicit Foresight(int mirrors) : mirrors_(mirrors) {}

  // The chance to win after a candidate was safe. REQUIRES: ahead looked at it, from this view.
  double value_of(const View& view, const LookAhead& ahead, int candidate, Plies plies);

  // The chance to win a position in which nothing is safe, if the score network chooses the guess.
  // Nothing if layouts cannot be counted exactly. REQUIRES: the number of mines is known.
  std::optional<double> value_of_guess(const View& view);

  // The chance to win a board, by the network alone.
  double value_of_board(const Shape& shape, const BoardBytes& bytes);

 private:
  double value_after(const View& view, const LookAhead& ahead, int candidate, int answer);

  int mirrors_;
  std::optional<Value> network_;  // made when it is first needed
  BoardBytes bytes_, turned_;
  std::vector<double> by_cell_;

  // Of the guess that is made in thought:
  Knowledge known_{by_exact(kSmallBudget)};
  Outlooks outlooks_;
  Scores scores_{ScoreLimits{}};
};

}  // namespace minewise
