#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "core/view.h"
#include "support/board.h"

namespace minewise {

namespace {

using testing::ElementsAre;
using testing::ElementsAreArray;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

View covered_board(Shape shape) {
  return View(make_topology(shape), Rules::survival(), UnknownCount{});
}

TEST(View, BeginsWithEveryCellCovered) {
  const View view = covered_board({3, 2});
  EXPECT_EQ(view.cells(), 6);
  EXPECT_EQ(view.covered().size(), 6u);
  EXPECT_THAT(view.uncovered(), IsEmpty());
  EXPECT_THAT(view.promised(), IsEmpty());
}

TEST(View, CellsTakeTheStateGiven) {
  View view = covered_board({4, 1});
  view.open(Cell{0}, Clue::number(1));
  view.step_on(Cell{1});
  view.flag(Cell{2});
  EXPECT_EQ(view.state(Cell{0}), CellState::Open);
  EXPECT_EQ(view.state(Cell{1}), CellState::Mine);
  EXPECT_EQ(view.state(Cell{2}), CellState::Flagged);
  EXPECT_EQ(view.state(Cell{3}), CellState::Covered);
}

TEST(View, UncoveredListsCellsOldestFirst) {
  View view = covered_board({3, 2});
  view.open(Cell{4}, Clue::number(0));
  view.flag(Cell{0});
  view.step_on(Cell{5});
  view.open(Cell{1}, Clue::withheld());
  EXPECT_THAT(view.uncovered(), ElementsAre(Cell{4}, Cell{0}, Cell{5}, Cell{1}));
}

// Opened in one go or one by one, on a board with a past: the lists are the same to the letter.
TEST(View, OpensAroundACellAsOneByOne) {
  const auto show = [](Cell cell) { return Clue::number(cell.index % 4); };
  for (int index = 0; index < 20; ++index) {
    View at_once = covered_board({5, 4});
    for (const int flagged : {7, 0, 12}) at_once.flag(Cell{flagged});
    View one_by_one = at_once;
    at_once.open_around(Cell{index}, show);
    for (const Cell near : one_by_one.topology().neighbours(Cell{index})) {
      if (one_by_one.is_covered(near)) one_by_one.open(near, show(near));
    }
    EXPECT_THAT(at_once.uncovered(), ElementsAreArray(one_by_one.uncovered()));
    EXPECT_THAT(at_once.covered(), ElementsAreArray(one_by_one.covered()));
    for (const Cell cell : one_by_one.uncovered()) {
      ASSERT_EQ(at_once.state(cell), one_by_one.state(cell));
      if (!at_once.is_open(cell)) continue;
      ASSERT_EQ(at_once.clue(cell), one_by_one.clue(cell));
    }
  }
}

TEST(View, VisitsOpenNeighboursAlone) {
  View view = covered_board({3, 3});
  view.open(Cell{0}, Clue::number(1));
  view.flag(Cell{1});
  view.step_on(Cell{2});
  view.open(Cell{8}, Clue::withheld());
  std::vector<Cell> visited;
  view.for_each_open_around(Cell{4}, [&](Cell cell) { visited.push_back(cell); });
  EXPECT_THAT(visited, ElementsAre(Cell{0}, Cell{8}));
}

TEST(View, CoveredListsTheRest) {
  View view = covered_board({3, 2});
  for (const int index : {4, 0, 5}) view.flag(Cell{index});
  EXPECT_THAT(view.covered(), UnorderedElementsAre(Cell{1}, Cell{2}, Cell{3}));
}

TEST(View, CellsCanLeaveInAnyOrder) {
  View view = covered_board({3, 2});
  std::vector<Cell> left;
  for (const int index : {5, 0, 3, 1, 4, 2}) {
    view.flag(Cell{index});
    left.push_back(Cell{index});
    EXPECT_THAT(view.uncovered(), testing::ElementsAreArray(left));
    EXPECT_EQ(view.covered().size(), 6 - left.size());
  }
}

TEST(View, CoveredOrderDependsOnTheMovesAlone) {
  View a = covered_board({4, 3}), b = covered_board({4, 3});
  for (const int index : {7, 2, 9}) {
    a.flag(Cell{index});
    b.open(Cell{index}, Clue::number(2));
  }
  EXPECT_TRUE(std::ranges::equal(a.covered(), b.covered()));
}

TEST(View, ClueSaysHowManyMinesItAllows) {
  EXPECT_EQ(drawn_view("2?\n??").allowed_mines(Cell{0}), (SumRange{2, 2}));
  EXPECT_EQ(drawn_view("_?\n??").allowed_mines(Cell{0}), (SumRange{0, 3}));
  EXPECT_EQ(drawn_view("clues optimistic\n2?\n??").allowed_mines(Cell{0}), (SumRange{2, 3}));
  EXPECT_EQ(drawn_view("clues cautious\n2?\n??").allowed_mines(Cell{0}), (SumRange{0, 2}));
}

TEST(View, CopyGoesItsOwnWay) {
  View view = covered_board({2, 1});
  View copy = view;
  copy.flag(Cell{1});
  EXPECT_TRUE(view.is_covered(Cell{1}));
  EXPECT_FALSE(copy.is_covered(Cell{1}));
}

TEST(View, GoesBackToAnEarlierMoment) {
  View view = covered_board({4, 1});
  view.open(Cell{2}, Clue::number(0));
  const View then = view;
  view.flag(Cell{0});
  view.open(Cell{3}, Clue::number(0));
  view.go_back(1);
  EXPECT_THAT(view.uncovered(), ElementsAre(Cell{2}));
  for (int index = 0; index < view.cells(); ++index) {
    EXPECT_EQ(view.state(Cell{index}), then.state(Cell{index})) << index;
  }
  view.open(Cell{0}, Clue::number(1));
  EXPECT_THAT(view.uncovered(), ElementsAre(Cell{2}, Cell{0}));
}

TEST(ViewDeathTest, CellNeverLeavesTwice) {
  View view = covered_board({2, 1});
  view.flag(Cell{0});
  EXPECT_DEATH(view.open(Cell{0}, Clue::number(1)), "CHECK");
  EXPECT_DEATH(view.flag(Cell{0}), "CHECK");
}

TEST(ViewDeathTest, CoveredCellHasNoClue) {
  const View view = covered_board({2, 1});
  EXPECT_DEATH(view.clue(Cell{0}), "CHECK");
}

}  // namespace

}  // namespace minewise
