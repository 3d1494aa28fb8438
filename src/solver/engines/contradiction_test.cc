// Positions before and after: `+` proved safe, `x` proved a mine.
#include "solver/engines/contradiction.h"

#include <gtest/gtest.h>

#include "solver/engines/single_point.h"
#include "support/solved.h"

namespace minewise {
namespace {

std::string by_contradiction(std::string_view text) {
  return solved_by<Contradiction>(text);
}

// Report 001, figures 7 and 8, as far as the text fixes them. x1 is the 4: two mines and three
// covered cells. If the target above it were safe, the other two would be mines; with them the 3
// has its mines, so the two cells to the left are safe, and the 2 is left with one mine.
TEST(Contradiction, FlagsTheTargetOfFigures7And8) {
  const std::string figure =
      "F ? ? ? F\n"
      "2 3 _ 4 _\n"
      "_ ? ? _ F\n";
  EXPECT_EQ(solved_by<SinglePoint>(figure), figure);
  EXPECT_EQ(by_contradiction(figure),
            "F ? ? x F\n"
            "2 3 _ 4 _\n"
            "_ ? ? _ F\n");
  EXPECT_EQ(sentence_by<Contradiction>(figure, {0, 3}),
            "(0,3) is a mine: if it were safe, the 2 at (1,0), the 3 at (1,1) and the 4 at (1,3) "
            "could not all be right");
}

TEST(Contradiction, SeesOneTwoOne) {
  EXPECT_EQ(by_contradiction("1 2 1\n"
                             "? ? ?\n"),
            "1 2 1\n"
            "x + x\n");
}

TEST(Contradiction, SeesWhatOneClueShows) {
  EXPECT_EQ(by_contradiction("? 1 ? 1"), "+ 1 x 1\n");
  EXPECT_EQ(sentence_by<Contradiction>("1 ?", {0, 1}),
            "(0,1) is a mine: the 1 at (0,0) needs every unknown neighbour to be a mine");
}

TEST(Contradiction, FollowsLongChains) {
  EXPECT_EQ(by_contradiction("? ? ? ? ? ? ? ? ? ?\n"
                             "1 1 1 1 1 1 1 1 1 1\n"),
            "x + + x + + x + + x\n"
            "1 1 1 1 1 1 1 1 1 1\n");
}

// A clue that was followed to no purpose is no part of the reason: here the 1 on the right.
TEST(Contradiction, NamesOnlyTheCluesOfTheRefutation) {
  EXPECT_EQ(sentence_by<Contradiction>("? ? ? ? ?\n"
                                       "1 1 _ _ 1\n",
                                       {0, 2}),
            "(0,2) is safe: if it were a mine, the 1 at (1,0) and the 1 at (1,1) could not both be "
            "right");
}

// What is beyond it takes two suppositions at once.
TEST(Contradiction, MissesWhatSupposingOneCellDoesNotShow) {
  const std::string position =
      "1 ? ?\n"
      "? 2 ?\n"
      "? 2 ?\n";
  EXPECT_EQ(by_contradiction(position), position);
}

TEST(Contradiction, ReadsRanges) {
  EXPECT_EQ(by_contradiction("clues optimistic\n"
                             "? ? ?\n"
                             "_ 2 1\n"),
            "? ? ?\n"
            "_ 2 1\n");
  EXPECT_EQ(by_contradiction("clues optimistic\n"
                             "2 ?\n"
                             "? M\n"
                             "3 ?\n"),
            "2 ?\n"
            "x M\n"
            "3 x\n");
  EXPECT_EQ(by_contradiction("clues cautious\n"
                             "1 M\n"
                             "? ?\n"),
            "1 M\n"
            "+ +\n");
}

TEST(Contradiction, ReasonsFromNoContradiction) {
  EXPECT_EQ(by_contradiction("8 ?\n? ?\n"), "8 ?\n? ?\n");
  EXPECT_EQ(by_contradiction("1 ? 0"), "1 ? 0\n");
}

TEST(Contradiction, KnowsNothingOfTheCount) {
  EXPECT_EQ(by_contradiction("mines 1\n1 ?\n? ?"), "1 ?\n? ?\n");
}

TEST(Contradiction, LeavesTheCornerOfReport003) {
  const std::string corner(kCornerOfReport003);
  EXPECT_EQ(by_contradiction(corner), corner);
}

TEST(Contradiction, KeepsUpWithAGame) {
  Follower<Contradiction> game("? ? ? ?\n? ? ? ?\n");
  EXPECT_EQ(game.open(4, 1), "? ? ? ?\n1 ? ? ?\n");
  EXPECT_EQ(game.open(6, 2), "? ? ? ?\n1 ? 2 ?\n");
  EXPECT_EQ(game.open(5, 1), "? ? + ?\n1 1 2 ?\n");
  EXPECT_EQ(game.open(2, 2), "? ? 2 ?\n1 1 2 ?\n");
  EXPECT_EQ(game.open(7, 1), "+ x 2 x\n1 1 2 1\n");
}

}  // namespace
}  // namespace minewise
