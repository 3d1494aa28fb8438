#include <gtest/gtest.h>

#include <set>

#include "core/layout.h"
#include "core/rng.h"
#include "core/shape.h"
#include "game/metrics.h"
#include "support/grid.h"
#include "support/rows_and_columns.h"

namespace minewise {

namespace {

BoardValue value_of(std::string_view text, Grid grid = kUsualGrid) {
  DrawnLayout drawn = parse_layout(text).value();
  drawn.shape.grid = grid;
  return board_value(drawn.layout, Topology(drawn.shape));
}

TEST(BoardValue, ZerosOpenTogether) {
  EXPECT_EQ(value_of(". . .\n. . .\n. . .\n").clicks, 1);
  EXPECT_EQ(value_of(". . .\n. . .\n. . *\n").clicks, 1);
  EXPECT_EQ(value_of("* . .\n. . .\n. . *\n").clicks, 2);  // two corners; the middle is in both
  EXPECT_EQ(value_of("* . .\n. . .\n. . *\n").openings, 2);
}

TEST(BoardValue, CellsThatTouchNoZeroCountOneByOne) {
  EXPECT_EQ(value_of(". * .\n* * *\n. * .\n").clicks, 4);
  EXPECT_EQ(value_of(". . * .\n. . * .\n").clicks, 3);  // one opening on the left, two on the right
  EXPECT_EQ(value_of("* * *\n").clicks, 0);
}

TEST(BoardValue, IslandsAreGroupsOfCellsInNoOpening) {
  EXPECT_EQ(value_of(". * .\n* * *\n. * .\n").islands, 4);
  EXPECT_EQ(value_of(". . * .\n. . * .\n").islands, 1);
  EXPECT_EQ(value_of(". . .\n. . .\n. . *\n").islands, 0);
  EXPECT_EQ(value_of(". * * .\n* . . *\n. * * .\n").islands, 1);  // by their corners
}

TEST(BoardValue, CountsSafeCellsByTheirNumber) {
  const BoardValue value = value_of("* * *\n* . *\n* * *\n");
  EXPECT_EQ(value.numbers[8], 1);
  EXPECT_EQ(value.clicks, 1);
  EXPECT_EQ(value_of(". . .\n. . .\n. . *\n").numbers[0], 5);
}

TEST(BoardValue, GoesByTheTopology) {
  const std::string_view sides = ". . * . .\n. . * . .\n. . * . .\n";
  EXPECT_EQ(value_of(sides).openings, 2);
  EXPECT_EQ(value_of(sides, grid_named("torus")).openings, 1);  // they touch around the back
}

// The example of ms_toollib's test of cal_bbbv.
TEST(BoardValue, AgreesWithAPublishedBoard) {
  EXPECT_EQ(
      value_of("........\n*.......\n*.......\n......*.\n.*......\n...*..*.\n.***...*\n........\n")
          .clicks,
      20);
}

// By the definition, in sets, with neighbours from rows and columns of its own.
struct SlowValue {
  explicit SlowValue(const DrawnLayout& drawn) : board(drawn) {
    for (int i = 0; i < drawn.layout.cells(); ++i) {
      if (!drawn.layout.has_mine(Cell{i})) safe.insert(i);
    }
    for (const int i : safe) (number(i) == 0 ? zeros : numbers).insert(i);
    for (const int i : numbers) {
      bool touches = false;
      for (const int near : around(i)) touches = touches || zeros.contains(near);
      if (!touches) lone.insert(i);
    }
  }

  std::set<int> around(int cell) const { return cells_around(board.shape, cell); }

  int number(int cell) const {
    int mines = 0;
    for (const int near : around(cell)) mines += !safe.contains(near);
    return mines;
  }

  int groups(std::set<int> cells) const {
    int groups = 0;
    for (; !cells.empty(); ++groups) {
      std::set<int> group{*cells.begin()}, next = group;
      while (!next.empty()) {
        std::set<int> found;
        for (const int cell : next) {
          cells.erase(cell);
          for (const int near : around(cell)) {
            if (cells.contains(near) && group.insert(near).second) found.insert(near);
          }
        }
        next = found;
      }
    }
    return groups;
  }

  const DrawnLayout& board;
  std::set<int> safe, zeros, numbers, lone;
};

TEST(BoardValue, IsThatOfTheDefinitionOnEveryGrid) {
  Rng rng(Seed{26}, Digest("board value"));
  for (const Grid& grid : all_grids()) {
    for (int round = 0; round < 150; ++round) {
      const int width = 1 + static_cast<int>(rng.below(12)),
                height = 1 + static_cast<int>(rng.below(9));
      DrawnLayout drawn{{width, height, grid}, Layout(width * height)};
      const auto percent = rng.below(60);
      for (int i = 0; i < drawn.layout.cells(); ++i) {
        if (rng.below(100) < percent) drawn.layout.place_mine(Cell{i});
      }
      const SlowValue slow(drawn);
      const BoardValue value = board_value(drawn.layout, Topology(drawn.shape));
      ASSERT_EQ(value.openings, slow.groups(slow.zeros)) << format_layout(drawn);
      ASSERT_EQ(value.islands, slow.groups(slow.lone)) << format_layout(drawn);
      ASSERT_EQ(value.clicks, value.openings + static_cast<int>(slow.lone.size()));
      ASSERT_EQ(value.numbers[0], static_cast<int>(slow.zeros.size()));
    }
  }
}

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
