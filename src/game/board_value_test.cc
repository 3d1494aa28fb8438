#include "game/board_value.h"

#include <set>

#include <gtest/gtest.h>

#include "core/grid.h"
#include "core/layout_text.h"
#include "core/rng.h"
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

}  // namespace
}  // namespace minewise
