#include "game/trial.h"

#include <gtest/gtest.h>

#include "support/game.h"

namespace minewise {
namespace {

Decision deciding(Move::Kind kind, Basis basis) {
  return {{kind, Cell{0}}, basis, {}, std::nullopt};
}

TEST(Trial, CountsDecisionsAndGuesses) {
  Trial trial;
  trial.count(deciding(Move::Kind::Open, Basis::Promise));
  trial.count(deciding(Move::Kind::Open, Basis::Random));
  trial.count(deciding(Move::Kind::Open, Basis::Probability));
  trial.count(deciding(Move::Kind::Open, Basis::Forced));
  trial.count(deciding(Move::Kind::Open, Basis::Proof));
  trial.count(deciding(Move::Kind::Flag, Basis::Proof));
  EXPECT_EQ(trial.moves, 6);
  EXPECT_EQ(trial.guesses, 3);
}

TEST(Trial, TakesTheResultFromTheGame) {
  Game game = game_on("* * .\n", "survival");
  open(game, 0, 0);
  flag(game, 0, 1);
  flag(game, 0, 2);
  Trial trial;
  trial.conclude(game);
  EXPECT_FALSE(trial.won);
  EXPECT_DOUBLE_EQ(trial.score, 0.5);
  EXPECT_EQ(trial.stepped, 1);
  EXPECT_EQ(trial.wrong_flags, 1);
}

TEST(FormatTrial, NamesEveryFigure) {
  EXPECT_EQ(
      format_trial(
          {.won = true, .score = 0.85, .stepped = 3, .guesses = 5, .moves = 87, .wrong_flags = 1}),
      "score 0.85 won 1 stepped 3 guesses 5 moves 87 wrong_flags 1");
}

TEST(FormatTrial, ScoreReadsBackExactly) {
  Trial trial;
  trial.score = 2.0 / 3;
  EXPECT_EQ(format_trial(trial).substr(0, 24), "score 0.6666666666666666");
}

}  // namespace
}  // namespace minewise
