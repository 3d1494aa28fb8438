#include <gtest/gtest.h>

#include "solver/safest.h"
#include "support/board.h"
#include "support/grid.h"

namespace minewise {

namespace {

int safest(std::string_view board) {
  const View view = drawn_view(board);
  Knowledge known(view, by_counting({}));
  return safest_cell(known).index;
}

TEST(Safest, IsTheLeastLikelyMine) {
  EXPECT_EQ(safest("density 0.2\n1 ? ?\n? ? ?\n? ? ?\n"), 2);
  EXPECT_EQ(safest("density 0.4\n1 ? ?\n? ? ?\n? ? ?\n"), 1);
}

// Every cell is a mine by one half.
TEST(Safest, TiesGoToTheCellNextToMostClues) {
  EXPECT_EQ(safest("density 0.5\n? 1 ? 1 ? ?\n"), 2);
}

TEST(Safest, TiesGoToTheFrontierBeforeTheInterior) {
  EXPECT_EQ(safest("density 0.5\n? ? ? 1 ?\n"), 4);
}

TEST(Safest, ThenToTheCellWithFewestNeighbours) {
  EXPECT_EQ(safest("density 0.2\n? ? ?\n? ? ?\n? ? ?\n"), 0);
  EXPECT_EQ(safest("density 0.2\nM ? M\n? ? ?\nM ? M\n"), 1);
  EXPECT_EQ(safest("density 0.2\n_ ? ?\n? ? ?\n? ? ?\n"), 2);
}

Safest told(std::string_view board) {
  const View view = drawn_view(board);
  Knowledge known(view, by_counting({}));
  return find_safest(known);
}

TEST(Safest, SaysHowManyAreTiedAndWhatDecided) {
  const Safest clues = told("density 0.5\n? 1 ? 1 ? ?\n");
  EXPECT_EQ(clues.tied, 3);
  EXPECT_EQ(clues.tie, TieRule::MostClues);
  const Safest frontier = told("density 0.5\n? ? ? 1 ?\n");  // two beside the 1, two far away
  EXPECT_EQ(frontier.tied, 3);
  EXPECT_EQ(frontier.tie, TieRule::MostClues);
  const Safest corner = told("density 0.2\n? ? ?\n? ? ?\n? ? ?\n");
  EXPECT_EQ(corner.tied, 8);
  EXPECT_EQ(corner.tie, TieRule::FewestNeighbours);
  const Safest near_edge = told("density 0.2\n? 1 ? ?\n_ _ _ _\n");  // only the far cell
  EXPECT_EQ(near_edge.tied, 0);
  EXPECT_EQ(told("density 0.2\ntopology torus\n? ? ? ?\n? ? ? ?\n? ? ? ?\n").tie, TieRule::First);
}

// What is known to be a mine is no part of the interior.
TEST(Safest, DoesNotTakeAKnownMineForTheInterior) {
  const View view = drawn_view("density 0.9\n1 ? _ _ ?\n");
  Knowledge known(by_counting({}));
  known.suppose(view, {Cell{1}, Verdict::Mine, {Rule::SinglePoint, {Cell{0}}}});
  EXPECT_EQ(safest_cell(known), Cell{4});
}

Place opening_on(const Shape& shape) {
  const View view(make_topology(shape), Rules::classic(), UnknownCount{});
  return shape.place(opening_cell(view));
}

TEST(Opening, HasThreeRingsWhereThereIsRoom) {
  EXPECT_EQ(opening_on({30, 16}), (Place{3, 3}));
  EXPECT_EQ(opening_on({9, 9}), (Place{3, 3}));
  EXPECT_EQ(opening_on({7, 7}), (Place{3, 3}));
  EXPECT_EQ(opening_on({30, 16, grid_named("torus")}), (Place{0, 0}));
}

TEST(Opening, TakesWhatRoomThereIs) {
  EXPECT_EQ(opening_on({6, 6}), (Place{2, 2}));
  EXPECT_EQ(opening_on({3, 9}), (Place{1, 1}));
  EXPECT_EQ(opening_on({2, 2}), (Place{0, 0}));
  EXPECT_EQ(opening_on({1, 1}), (Place{0, 0}));
}

TEST(Opening, IsFoundOnHexagons) {
  const Place place = opening_on({12, 12, grid_named("hex")});
  EXPECT_EQ(place.row, 3);
}

}  // namespace

}  // namespace minewise
