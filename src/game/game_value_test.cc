#include "game/game_value.h"

#include <gtest/gtest.h>

#include "support/grid.h"

namespace minewise {
namespace {

constexpr Shape kIntermediate{16, 16};

// The example of minesweepergame.com/statistics.php: a board of 50 solved with 85 clicks, 62 of
// which did something.
PlayedGame fifty() {
  PlayedGame game;
  game.board_3bv = game.solved_3bv = 50;
  game.seconds = 20;
  game.left = {60, 45};
  game.right = {15, 10};
  game.chord = {10, 7};
  return game;
}

TEST(GameValue, IsAsThePublishedExampleSays) {
  const GameValue value = game_value(fifty(), kIntermediate, 40);
  EXPECT_NEAR(value.throughput.value(), 0.81, 0.005);
  EXPECT_DOUBLE_EQ(value.efficiency.value(), 50.0 / 85);
  EXPECT_DOUBLE_EQ(value.correctness.value(), 62.0 / 85);
  EXPECT_DOUBLE_EQ(*value.correctness * *value.throughput, *value.efficiency);
}

TEST(GameValue, GoesByTime) {
  const GameValue value = game_value(fifty(), kIntermediate, 40);
  EXPECT_DOUBLE_EQ(value.per_second.value(), 2.5);
  EXPECT_DOUBLE_EQ(value.rqp.value(), 8);  // 20 s / 2.5
  EXPECT_DOUBLE_EQ(value.clicks_a_second.value(), 4.25);
  EXPECT_NEAR(value.ios.value(), 0.76578, 1e-5);
  EXPECT_NEAR(value.qg.value(), 3.25672, 1e-5);
  EXPECT_NEAR(value.stnb.value(), 47.2039, 1e-4);  // 153.73 * 50 / 20^1.7
  EXPECT_DOUBLE_EQ(value.estimated_time.value(), 20);
}

TEST(GameValue, OfALostGameCountsWhatWasSolved) {
  PlayedGame game = fifty();
  game.solved_3bv = 25;
  game.zini = 40;
  const GameValue value = game_value(game, kIntermediate, 40);
  EXPECT_DOUBLE_EQ(value.per_second.value(), 1.25);
  EXPECT_DOUBLE_EQ(value.estimated_time.value(), 40);
  EXPECT_DOUBLE_EQ(value.efficiency.value(), 25.0 / 85);
  EXPECT_FALSE(value.ios);
  EXPECT_FALSE(value.zini_efficiency);
  game.solved_3bv = 0;
  EXPECT_FALSE(game_value(game, kIntermediate, 40).rqp);
  EXPECT_FALSE(game_value(game, kIntermediate, 40).estimated_time);
}

TEST(GameValue, HasFlaggersNumbersWhereTheZiniIsKnown) {
  PlayedGame game = fifty();
  EXPECT_FALSE(game_value(game, kIntermediate, 40).zini_per_second);
  game.zini = 40;
  const GameValue value = game_value(game, kIntermediate, 40);
  EXPECT_DOUBLE_EQ(value.zini_per_second.value(), 2);
  EXPECT_DOUBLE_EQ(value.zini_efficiency.value(), 40.0 / 85);
  EXPECT_DOUBLE_EQ(value.zini_throughput.value(), 40.0 / 62);
}

TEST(GameValue, LeavesOutWhatCannotBeSaid) {
  const GameValue none = game_value({}, kIntermediate, 40);
  EXPECT_FALSE(none.per_second || none.efficiency || none.correctness || none.throughput);
  EXPECT_FALSE(none.rqp || none.stnb || none.ios || none.qg || none.estimated_time);
  EXPECT_FALSE(game_value(fifty(), {16, 16}, 41).stnb);
  EXPECT_FALSE(game_value(fifty(), {16, 16, grid_named("torus")}, 40).stnb);
  EXPECT_TRUE(game_value(fifty(), {30, 16}, 99).stnb);
  EXPECT_TRUE(game_value(fifty(), {8, 8}, 10).stnb);
}

}  // namespace
}  // namespace minewise
