#include "analysis/reach.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/board.h"
#include "view/part_view.h"

namespace minewise {
namespace {

double change_of(const std::vector<Change>& changes, int cell) {
  const auto found = std::ranges::find(changes, Cell{cell}, &Change::cell);
  return found == changes.end() ? -1 : found->amount;
}

// Without its clue, nothing but the density is left to tell the three cells around the corner.
TEST(Reach, OfAHiddenClueIsWhatTheClueSaid) {
  Reach reach(
      drawn_view("density 0.2\n"
                 "1 ? ?\n"
                 "? ? ?\n"));
  const auto sources = reach.sources(Alteration::HiddenClue);
  EXPECT_EQ(sources, std::vector{Cell{0}});
  const auto changes = reach.changes(Alteration::HiddenClue, Cell{0});
  EXPECT_EQ(changes.size(), 5u);
  for (const int near : {1, 3, 4}) EXPECT_NEAR(change_of(changes, near), 1.0 / 3 - 0.2, 1e-12);
  for (const int far : {2, 5}) EXPECT_NEAR(change_of(changes, far), 0, 1e-12);
  const ReachProfile profile = reach.profile(Alteration::HiddenClue, sources);
  EXPECT_EQ(profile.farthest(), 1);
}

// One of two cells is a mine: to know either is to know the other.
TEST(Reach, OfAFiftyFiftyIsTheOtherCell) {
  Reach reach(
      drawn_view("density 0.3\n"
                 "1 ?\n"
                 "1 ?\n"));
  EXPECT_NEAR(reach.given(Cell{1}, Verdict::Mine)[3], 0, 1e-12);
  EXPECT_NEAR(reach.given(Cell{1}, Verdict::Safe)[3], 1, 1e-12);
  EXPECT_NEAR(change_of(reach.changes(Alteration::Content, Cell{1}), 3), 0.5, 1e-12);
  EXPECT_NEAR(change_of(reach.changes(Alteration::Opened, Cell{1}), 3), 0.5, 1e-12);
}

// A chain of ones: whichever of the first two cells is the mine decides all the others.
TEST(Reach, GoesAlongAChainToItsEnd) {
  Reach reach(
      drawn_view("density 0.2\n"
                 "1 1 1 1 1 1 1 1 _\n"
                 "? ? _ ? ? _ ? ? _\n"));
  const auto changes = reach.changes(Alteration::Content, Cell{9});
  EXPECT_NEAR(change_of(changes, 10), 0.5, 1e-12);
  EXPECT_NEAR(change_of(changes, 15), 0.5, 1e-12);
  EXPECT_NEAR(change_of(changes, 16), 0.5, 1e-12);
  EXPECT_EQ(reach.profile(Alteration::Content, std::vector{Cell{9}}).farthest(), 7);
}

// Clues that share no cell, and an interior: by density they are strangers, but a number of mines
// couples all cells.
TEST(Reach, LeavesTheComponentOnlyByTheNumberOfMines) {
  const View counted = drawn_view(
      "mines 4\n"
      "1 ? _ ? ?\n"
      "_ ? _ ? 2\n"
      "_ _ _ _ _\n"
      "? ? ? ? ?\n");
  Reach coupled(counted);
  Reach local(*without_coupling(counted));
  const auto far = [](Reach& reach) {
    return change_of(reach.changes(Alteration::HiddenClue, Cell{0}), 18);
  };
  EXPECT_GT(far(coupled), 0.001);
  EXPECT_EQ(far(local), 0);
  EXPECT_FALSE(without_coupling(drawn_view("1 ?\n")));
}

TEST(Reach, OfCertainCellsIsNothingToTell) {
  Reach reach(
      drawn_view("mines unknown\n"
                 "3 ? 2 0\n"
                 "? ? ? 0\n"));
  EXPECT_EQ(reach.sources(Alteration::Content).size(), 0u);
  EXPECT_EQ(reach.sources(Alteration::HiddenClue).size(), 4u);
  EXPECT_TRUE(reach.is_exact());
}

TEST(Reach, IsNotAskedOfImpossiblePositions) {
  EXPECT_FALSE(Reach(drawn_view("1 0\n? ?\n")).is_possible());
  EXPECT_FALSE(Reach(drawn_view("mines 3\n1 ?\n? ?\n")).is_possible());
}

TEST(Reach, OfABoardWithoutCoveredCellsIsEmpty) {
  Reach reach(drawn_view("1 M\n"));
  for (const Alteration alteration : kAlterations) {
    EXPECT_TRUE(reach.sources(alteration).empty());
    EXPECT_TRUE(reach.profile(alteration, {}).rings().empty());
  }
}

TEST(SpreadOver, TakesAFewFromEverywhere) {
  std::vector<Cell> cells;
  for (int index = 0; index < 100; ++index) cells.push_back(Cell{index});
  EXPECT_EQ(spread_over(cells, 100), cells);
  EXPECT_EQ(spread_over(cells, 4), (std::vector{Cell{0}, Cell{25}, Cell{50}, Cell{75}}));
  EXPECT_TRUE(spread_over(cells, 0).empty());
}

TEST(WithoutFlags, CoversWhatThePlayerClaimed) {
  const View view = without_flags(drawn_view("mines 2\n1 F M\n_ ? ?\n"));
  EXPECT_EQ(symbols_of(view, 3), "1?M\n_??\n");
  EXPECT_EQ(view.count(), MineCount(FixedCount{2}));
}

}  // namespace
}  // namespace minewise
