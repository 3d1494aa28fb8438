// Positions before and after: `+` proved safe, `x` proved a mine.
#include "solver/engines/single_point.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/solved.h"

namespace minewise {
namespace {

using testing::IsEmpty;

template <class AnEngine = SinglePoint>
std::string solved(std::string_view text) {
  return solved_by<AnEngine>(text);
}

TEST(SinglePoint, CornerOneIsForced) {
  EXPECT_EQ(solved("? 1\n"
                   "1 1\n"),
            "x 1\n"
            "1 1\n");
}

TEST(SinglePoint, ZeroFreesItsNeighbours) {
  EXPECT_EQ(solved("? ? ? ?\n"
                   "? 0 ? ?\n"
                   "? ? ? ?\n"),
            "+ + + ?\n"
            "+ 0 + ?\n"
            "+ + + ?\n");
}

TEST(SinglePoint, EightMinesEverythingAround) {
  EXPECT_EQ(solved("? ? ?\n"
                   "? 8 ?\n"
                   "? ? ?\n"),
            "x x x\n"
            "x 8 x\n"
            "x x x\n");
}

TEST(SinglePoint, SatisfiedClueFreesTheRest) {
  EXPECT_EQ(solved("F 2 ?\n"
                   "M ? ?\n"),
            "F 2 +\n"
            "M + +\n");
}

TEST(SinglePoint, MinesFoundAreTakenOff) {
  EXPECT_EQ(solved("M 3 ?\n"
                   "1 2 ?\n"),
            "M 3 x\n"
            "1 2 x\n");
}

// The right 1 finds the mine that settles the left one.
TEST(SinglePoint, ReturnsToAClueWhenANeighbourIsKnown) {
  EXPECT_EQ(solved("? 1 ? 1"), "+ 1 x 1\n");
}

TEST(SinglePoint, FollowsLongChains) {
  EXPECT_EQ(solved("? 1 ? 1 ? 0 ? 1 ? 1 ?"), "+ 1 x 1 + 0 + 1 x 1 +\n");
}

TEST(SinglePoint, OneTwoOneTakesTwoClues) {
  EXPECT_EQ(solved("? ? ?\n"
                   "1 2 1\n"),
            "? ? ?\n"
            "1 2 1\n");
}

TEST(SinglePoint, OneTwoTwoOneTakesTwoClues) {
  EXPECT_EQ(solved("? ? ? ?\n"
                   "1 2 2 1\n"),
            "? ? ? ?\n"
            "1 2 2 1\n");
}

TEST(SinglePoint, OneOneFromTheWallTakesTwoClues) {
  EXPECT_EQ(solved("? ? ? ?\n"
                   "1 1 1 ?\n"),
            "? ? ? ?\n"
            "1 1 1 ?\n");
}

TEST(SinglePoint, KnowsNothingOfTheCount) {
  EXPECT_EQ(solved("mines 0\n? ?"), "? ?\n");
  EXPECT_EQ(solved("mines 2\n? ?"), "? ?\n");
}

TEST(SinglePoint, WithheldClueSaysNothing) {
  EXPECT_EQ(solved("_ ?"), "_ ?\n");
}

TEST(SinglePoint, OptimisticThreeOfThreeMeansMines) {
  EXPECT_EQ(solved("clues optimistic\n"
                   "3 ?\n"
                   "? ?\n"),
            "3 x\n"
            "x x\n");
}

TEST(SinglePoint, OptimisticClueCountsMinesFound) {
  EXPECT_EQ(solved("clues optimistic\n"
                   "2 M\n"
                   "0 ?\n"),
            "2 M\n"
            "0 x\n");
}

TEST(SinglePoint, OptimisticCluesNeverFree) {
  EXPECT_EQ(solved("clues optimistic\n"
                   "0 ?\n"
                   "? ?\n"),
            "0 ?\n"
            "? ?\n");
  EXPECT_EQ(solved("clues optimistic\n"
                   "1 M\n"
                   "? ?\n"),
            "1 M\n"
            "? ?\n");
}

TEST(SinglePoint, CautiousZeroMeansSafe) {
  EXPECT_EQ(solved("clues cautious\n"
                   "0 ?\n"
                   "? ?\n"),
            "0 +\n"
            "+ +\n");
}

TEST(SinglePoint, CautiousClueWithItsMinesFoundMeansSafe) {
  EXPECT_EQ(solved("clues cautious\n"
                   "1 M\n"
                   "? ?\n"),
            "1 M\n"
            "+ +\n");
}

TEST(SinglePoint, CautiousCluesNeverMine) {
  EXPECT_EQ(solved("clues cautious\n"
                   "3 ?\n"
                   "? ?\n"),
            "3 ?\n"
            "? ?\n");
}

// Both ends of a torus touch: the 1 sees the mine across the border.
TEST(SinglePoint, SeesAcrossTheBorderOfATorus) {
  EXPECT_EQ(solved("topology torus\n1 ? ? M"), "1 + ? M\n");
  EXPECT_EQ(solved("topology square\n1 ? ? M"), "1 x ? M\n");
}

TEST(SinglePoint, CountsSixNeighboursOnHex) {
  EXPECT_EQ(solved("topology hex\n"
                   "? ? ?\n"
                   "? 6 ?\n"
                   "? ? ?\n"),
            "? x x\n"
            "x 6 x\n"
            "? x x\n");
}

TEST(SinglePoint, PromisedCellsAreSafe) {
  View view = drawn_view("1 ? ?\n? ? ?");
  view.promise({Cell{1}, Cell{3}});
  const Facts facts = facts_after<SinglePoint>(view);
  EXPECT_EQ(with_verdicts(view, 3, facts),
            "1 + ?\n"
            "+ x ?\n");
  EXPECT_THAT(facts.deductions().front().reason.because, IsEmpty());
}

TEST(SinglePoint, ReasonNamesTheClue) {
  const View view = drawn_view("? 1 ? 1");
  const Facts facts = facts_after<SinglePoint>(view);
  ASSERT_EQ(facts.deductions().size(), 2u);
  EXPECT_EQ(explain(facts.deductions()[0], {view, Shape{4, 1}}),
            "(0,2) is a mine: the 1 at (0,3) needs every unknown neighbour to be a mine");
  EXPECT_EQ(explain(facts.deductions()[1], {view, Shape{4, 1}}),
            "(0,0) is safe: the 1 at (0,1) has all its mines");
}

TEST(SinglePoint, ContradictionForcesNothing) {
  EXPECT_EQ(solved("2 ?"), "2 ?\n");
  EXPECT_EQ(solved("8 ?\n? ?\n"), "8 ?\n? ?\n");
  EXPECT_EQ(solved("clues withheld:1\n1 ? ?"), "1 ? ?\n");
}

TEST(SinglePoint, KeepsUpWithAGame) {
  Follower<SinglePoint> game("? ? ? ?");
  EXPECT_EQ(game.open(1, 1), "? 1 ? ?\n");
  EXPECT_EQ(game.open(3, 1), "+ 1 x 1\n");
  EXPECT_EQ(game.open(0, 0), "0 1 x 1\n");
}

TEST(SinglePoint, StartForgetsTheLastGame) {
  SinglePoint engine;
  Facts facts;
  for (int game = 0; game < 2; ++game) {
    const View view = drawn_view("? 1 ? 1");
    facts.start(view);
    facts.observe(view);
    engine.start(view);
    engine.deduce(view, facts);
    EXPECT_EQ(with_verdicts(view, 4, facts), "+ 1 x 1\n");
  }
}

TEST(SinglePointOnce, SeesWhatAClueForcesWhenItIsOpened) {
  EXPECT_EQ(solved<SinglePointOnce>("1 ? 1 ?"), "1 x 1 +\n");
}

TEST(SinglePointOnce, NeverReturnsToAClue) {
  EXPECT_EQ(solved<SinglePointOnce>("? 1 ? 1"), "? 1 x 1\n");
}

TEST(SinglePointOnce, UsesThePromise) {
  View view = drawn_view("1 ? ?\n? ? ?");
  view.promise({Cell{1}, Cell{3}});
  EXPECT_EQ(with_verdicts(view, 3, facts_after<SinglePointOnce>(view)),
            "1 + ?\n"
            "+ x ?\n");
}

}  // namespace
}  // namespace minewise
