#include "core/layout.h"
#include "support/grid.h"

#include <gtest/gtest.h>

#include <vector>

namespace minewise {
namespace {

TEST(Layout, StartsFreeOfMines) {
  const Layout layout(6);
  EXPECT_EQ(layout.cells(), 6);
  EXPECT_EQ(layout.mines(), 0);
  for (int index = 0; index < 6; ++index) EXPECT_FALSE(layout.has_mine(Cell{index}));
}

TEST(Layout, CountsTheMinesPlaced) {
  Layout layout(6);
  layout.place_mine(Cell{1});
  layout.place_mine(Cell{5});
  EXPECT_EQ(layout.mines(), 2);
  EXPECT_TRUE(layout.has_mine(Cell{5}));
  EXPECT_FALSE(layout.has_mine(Cell{4}));
}

TEST(Layout, AMineCanBeTakenAway) {
  Layout layout(2);
  layout.place_mine(Cell{1});
  layout.take_mine(Cell{1});
  EXPECT_EQ(layout, Layout(2));
  EXPECT_EQ(layout.mines(), 0);
}

TEST(Layout, EqualMeansTheSameMines) {
  Layout a(2), b(2);
  a.place_mine(Cell{0});
  EXPECT_NE(a, b);
  b.place_mine(Cell{0});
  EXPECT_EQ(a, b);
  EXPECT_NE(Layout(2), Layout(3));
}

// . * .      the lower left cell touches one mine, and on a torus both; the upper right cell
// touches . . *      both on a hex board too, where the upper left one touches only its neighbour
// in the row
TEST(MinesAround, DependsOnTheTopology) {
  Layout layout(6);
  layout.place_mine(Cell{1});
  layout.place_mine(Cell{5});
  EXPECT_EQ(mines_around(layout, Topology({3, 2}), Cell{4}), 2);
  EXPECT_EQ(mines_around(layout, Topology({3, 2}), Cell{3}), 1);
  EXPECT_EQ(mines_around(layout, Topology({3, 2, grid_named("torus")}), Cell{3}), 2);
  EXPECT_EQ(mines_around(layout, Topology({3, 2, grid_named("hex")}), Cell{0}), 1);
  EXPECT_EQ(mines_around(layout, Topology({3, 2, grid_named("hex")}), Cell{2}), 2);
}

TEST(MinesAround, DoesNotCountTheCellItself) {
  Layout layout(1);
  layout.place_mine(Cell{0});
  EXPECT_EQ(mines_around(layout, Topology({1, 1}), Cell{0}), 0);
}

TEST(Layout, SaysWhereItDiffersFromAnother) {
  Layout one(130), other(130);
  one.place_mine(Cell{3});
  one.place_mine(Cell{64});
  other.place_mine(Cell{64});
  other.place_mine(Cell{129});
  std::vector<Cell> different;
  one.for_each_difference(other, [&](Cell cell) { different.push_back(cell); });
  EXPECT_EQ(different, (std::vector{Cell{3}, Cell{129}}));
}

TEST(LayoutDeathTest, SecondMineOnACellIsABrokenContract) {
  Layout layout(1);
  layout.place_mine(Cell{0});
  EXPECT_DEATH(layout.place_mine(Cell{0}), "CHECK");
}

}  // namespace
}  // namespace minewise
