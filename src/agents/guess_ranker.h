// Says which of the best few candidates of a guess is worth most, by the networks of search: the
// score network alone (Scores), or together with the value network (Foresight).
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "search/network.h"
#include "search/outlook.h"

namespace minewise {

// Candidates are judged whose estimates are at most this far below the best.
inline constexpr double kClose = 0.10;

// Scores: what the score network says of the candidates. In one pass it gives how much more each is
// worth than its estimate. It knows mirrored boards as well as others, so the mean over mirror
// images is a little better.

struct ScoreLimits {
  std::size_t candidates = 8;  // that are judged, at most
  int mirrors = 1;             // images that the network is asked about, 1 to 4
  double doubtful = 1e9;       // more than one only where the best two are as close as this
};

class Scores {
 public:
  explicit Scores(const ScoreLimits& limits) : limits_(limits) {}

  // The worth of the first of outlooks.close(), up to a constant that all share: a logarithm. Valid
  // until the next call. REQUIRES: that is what outlooks.look(known, ...) found.
  std::span<const double> of(Knowledge& known, const Outlooks& outlooks);

  // The candidate of most worth, by its number among outlooks.close(). REQUIRES: it is not empty.
  std::size_t best_of(Knowledge& known, const Outlooks& outlooks);

 private:
  void add(const Shape& shape, std::span<const Outlook> asked, int mirror);
  double lead(std::span<const Outlook> asked, int mirrors) const;

  ScoreLimits limits_;
  std::optional<Network> network_;  // made when it is first needed
  BoardBytes bytes_, turned_;
  std::vector<Marked> marked_;
  std::vector<Cell> cells_;
  std::vector<std::int16_t> planes_;
  std::vector<double> answers_, worth_;
};

// The candidate of most worth; the first of several that differ by rounding alone.
std::size_t greatest(std::span<const double> worth);

// Foresight: what the game is worth after a guess, by the value network, as the mean over all
// answers that the guess may give.
//
// Where an answer leaves nothing safe, the next guess is taken to be the one that the score network
// chooses. It can be made in thought, and the value network asked after each of its answers. One
// guess further on, the network has less to foresee.

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

struct GuessRankerLimits {
  ScoreLimits scores;
  int value_mirrors = 0;    // images that the value network is asked about; with 0 it is not asked
  std::size_t further = 3;  // candidates of which it is asked two guesses on, at least 1
};

class GuessRanker {
 public:
  explicit GuessRanker(const GuessRankerLimits& limits);

  // The candidate of most worth, by its number among outlooks.close(). REQUIRES: that is what
  // outlooks.look(known, ...) found, and it is not empty.
  std::size_t best_of(Knowledge& known, const Outlooks& outlooks);

 private:
  std::size_t foresee(Knowledge& known, const Outlooks& outlooks);

  std::size_t further_;
  Scores scores_;
  std::optional<Foresight> foresight_;
  std::vector<std::pair<double, std::size_t>> ranked_;  // candidates, those of most worth first
  std::vector<double> worth_;
};

}  // namespace minewise
