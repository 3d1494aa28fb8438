// Positions before and after: `+` proved safe, `x` proved a mine.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "solver/engines/single_point.h"
#include "solver/engines/subset.h"
#include "support/solved.h"

namespace minewise {

namespace {

std::string by_subset(std::string_view text) {
  return solved_by<Subset>(text);
}

// The example of report 004: the clues in the first row of a grid of two.
TEST(Subset, SeesOneTwoOne) {
  EXPECT_EQ(by_subset("1 2 1\n"
                      "? ? ?\n"),
            "1 2 1\n"
            "x + x\n");
}

TEST(Subset, SeesOneTwoTwoOne) {
  EXPECT_EQ(by_subset("? ? ? ?\n"
                      "1 2 2 1\n"),
            "+ x x +\n"
            "1 2 2 1\n");
}

TEST(Subset, SeesOneOneFromTheWall) {
  EXPECT_EQ(by_subset("? ? ? ?\n"
                      "1 1 _ ?\n"),
            "? ? + ?\n"
            "1 1 _ ?\n");
}

// The example of report 002, with R in the middle and H in the corner: G + E = 1 leaves nothing for
// A, B, C, D and F.
TEST(Subset, FollowsTheEquationsOfReport002) {
  EXPECT_EQ(by_subset("? ? ?\n"
                      "? 1 ?\n"
                      "? ? 1\n"),
            "+ + +\n"
            "+ 1 ?\n"
            "+ ? 1\n");
}

// Report 002, figure 20, at the end of rows 0 to 2: one of the two unknown neighbours of the upper
// clue is a mine, so the third neighbour of the lower one is safe.
TEST(Subset, FreesTheCellOfFigure20) {
  EXPECT_EQ(by_subset("0 1 ?\n"
                      "0 1 ?\n"
                      "0 _ ?\n"),
            "0 1 ?\n"
            "0 1 ?\n"
            "0 _ +\n");
}

// Report 002, figure 19, as far as its caption goes: the 1 has its mine, so the cells above are
// safe, and the 2 to its left needs both that are left.
TEST(Subset, FindsTheMinesOfFigure19) {
  EXPECT_EQ(by_subset("? ? ? M\n"
                      "? 2 1 _\n"
                      "_ _ _ _\n"),
            "x + + M\n"
            "x 2 1 _\n"
            "_ _ _ _\n");
}

// Report 000, step 24, rows 6 to 9 and columns 3 to 5. It says that step 25 is beyond its basic
// agent; in fact the lowest 2 has two unknown neighbours and needs both. Without that clue, as the
// report argues, it takes two clues, and they tell only that the cell above is safe.
TEST(Subset, SeesTheStackedTwosOfReport000) {
  EXPECT_EQ(solved_by<SinglePoint>("_ F ?\n"
                                   "1 2 ?\n"
                                   "0 2 ?\n"
                                   "0 2 F\n"),
            "_ F +\n"
            "1 2 +\n"
            "0 2 x\n"
            "0 2 F\n");
  EXPECT_EQ(by_subset("_ F ?\n"
                      "1 2 ?\n"
                      "0 2 ?\n"
                      "0 _ F\n"),
            "_ F +\n"
            "1 2 ?\n"
            "0 2 ?\n"
            "0 _ F\n");
}

// Differences of differences: from both ends, one cell at a time.
TEST(Subset, FollowsLongChains) {
  EXPECT_EQ(by_subset("? ? ? ? ? ? ?\n"
                      "1 1 1 1 1 1 1\n"),
            "x + + x + + x\n"
            "1 1 1 1 1 1 1\n");
}

TEST(Subset, SeesWhatOneClueShows) {
  EXPECT_EQ(by_subset("? 1 ? 1"), "+ 1 x 1\n");
  EXPECT_EQ(by_subset("0 ?\n? ?"), "0 +\n+ +\n");
}

// The two clues share two cells, and each has one of its own.
TEST(Subset, MissesEquationsThatMerelyOverlap) {
  EXPECT_EQ(by_subset("? ? ? ?\n"
                      "_ 1 2 _\n"
                      "_ _ _ _\n"),
            "? ? ? ?\n"
            "_ 1 2 _\n"
            "_ _ _ _\n");
}

TEST(Subset, KnowsNothingOfTheCount) {
  EXPECT_EQ(by_subset("mines 0\n? ?"), "? ?\n");
  EXPECT_EQ(by_subset("mines 1\n1 ?\n? ?"), "1 ?\n? ?\n");
}

// Report 003's corner, with four arrangements: there is nothing to see without the count.
TEST(Subset, LeavesTheCornerOfReport003) {
  const std::string corner(kCornerOfReport003);
  EXPECT_EQ(by_subset(corner), corner);
}

// At least 2 in the row and at most 1 in its left part: the right part has the other. The upper
// bound of an optimistic clue says nothing, nor the lower bound of a cautious one.
TEST(Subset, SubtractsRanges) {
  EXPECT_EQ(by_subset("clues optimistic\n"
                      "? ? ?\n"
                      "1 2 1\n"),
            "? ? ?\n"
            "1 2 1\n");
  EXPECT_EQ(by_subset("clues optimistic\n"
                      "? ? ? ?\n"
                      "_ _ 3 _\n"),
            "? x x x\n"
            "_ _ 3 _\n");
}

TEST(Subset, WithheldClueSaysNothing) {
  EXPECT_EQ(by_subset("? ? ?\n"
                      "_ 2 1\n"),
            "x ? ?\n"
            "_ 2 1\n");
}

TEST(Subset, ReasonsFromNoContradiction) {
  EXPECT_EQ(by_subset("8 ?\n? ?\n"), "8 ?\n? ?\n");
  EXPECT_EQ(by_subset("2 ?"), "2 ?\n");
}

TEST(Subset, NamesTheCluesItSubtracted) {
  EXPECT_EQ(sentence_by<Subset>("1 2 1\n? ? ?\n", {1, 2}),
            "(1,2) is a mine: the 1 at (0,0) and the 2 at (0,1) overlap so that only mines are "
            "left for it");
  EXPECT_EQ(sentence_by<Subset>("0 1 ?\n0 1 ?\n0 _ ?\n", {2, 2}),
            "(2,2) is safe: the 1 at (0,1) and the 1 at (1,1) overlap so that no mine is left for "
            "it");
}

TEST(Subset, KeepsUpWithAGame) {
  Follower<Subset> game("? ? ?\n? ? ?\n");
  EXPECT_EQ(game.open(3, 1), "? ? ?\n1 ? ?\n");
  EXPECT_EQ(game.open(4, 2), "? ? ?\n1 2 ?\n");
  EXPECT_EQ(game.open(5, 1), "x + x\n1 2 1\n");
}

}  // namespace

}  // namespace minewise
