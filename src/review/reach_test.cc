#include "review/reach.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/altered_view.h"
#include "support/board.h"

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
  EXPECT_FALSE(measure_reach(drawn_view("1 0\n? ?\n"), 100));
}

TEST(Reach, OfABoardWithoutCoveredCellsIsEmpty) {
  Reach reach(drawn_view("1 M\n"));
  for (const Alteration alteration : kAlterations) {
    EXPECT_TRUE(reach.sources(alteration).empty());
  }
  const auto measured = measure_reach(drawn_view("1 M\n"), 100);
  EXPECT_EQ(measured->of(Alteration::Content).profile.sources(), 0u);
}

TEST(MeasureReach, LooksAtAFewSourcesFromEverywhere) {
  const View view = drawn_view("mines 5\n? ? ? ? ?\n? 1 ? 1 ?\n? ? ? ? ?\n? 2 ? 2 ?\n? ? ? ? ?\n");
  const auto all = measure_reach(view, 100), few = measure_reach(view, 3);
  ASSERT_TRUE(all && few);
  EXPECT_TRUE(all->exact);
  EXPECT_EQ(few->of(Alteration::HiddenClue).sources, 4u);
  EXPECT_EQ(few->of(Alteration::HiddenClue).profile.sources(), 3u);
  EXPECT_EQ(all->of(Alteration::HiddenClue).profile.sources(), 4u);
  EXPECT_EQ(all->of(Alteration::Opened).profile.sources(), 21u);
}

TEST(MeasureReach, StopsWhenToldTo) {
  const View view = drawn_view("mines 2\n1 ? ?\n? ? ?\n");
  int asked = 0;
  double last = 0;
  EXPECT_FALSE(measure_reach(view, 100, [&](double) { return ++asked < 3; }));
  EXPECT_EQ(asked, 3);
  EXPECT_TRUE(measure_reach(view, 100, [&](double done) { return last = done, true; }));
  EXPECT_NEAR(last, 1, 1e-9);
}

TEST(WithoutFlags, CoversWhatThePlayerClaimed) {
  const View view = without_flags(drawn_view("mines 2\n1 F M\n_ ? ?\n"));
  EXPECT_EQ(symbols_of(view, 3), "1?M\n_??\n");
  EXPECT_EQ(view.count(), MineCount(FixedCount{2}));
}

}  // namespace
}  // namespace minewise
