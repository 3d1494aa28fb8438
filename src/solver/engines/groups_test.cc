// Positions before and after: `+` proved safe, `x` proved a mine.
#include <gtest/gtest.h>

#include "solver/engines/contradiction.h"
#include "solver/engines/gaussian.h"
#include "solver/engines/groups.h"
#include "solver/engines/single_point.h"
#include "solver/engines/subset.h"
#include "support/solved.h"

namespace minewise {

namespace {

std::string by_groups(std::string_view text) {
  return solved_by<Groups>(text);
}

// The example of report 004: the clues in the first row of a grid of two.
TEST(Groups, SeesOneTwoOne) {
  EXPECT_EQ(by_groups("1 2 1\n"
                      "? ? ?\n"),
            "1 2 1\n"
            "x + x\n");
}

TEST(Groups, NamesNoMoreCluesThanItTakes) {
  EXPECT_EQ(sentence_by<Groups>("1 2 1\n? ? ?\n", {1, 0}),
            "(1,0) is a mine: every arrangement that satisfies the 2 at (0,1) and the 1 at (0,2) "
            "has a mine there");
  EXPECT_EQ(sentence_by<Groups>("? ? ? ? ?\n"
                                "1 1 _ 1 _\n",
                                {0, 2}),
            "(0,2) is safe: no arrangement that satisfies the 1 at (1,0) and the 1 at (1,1) has a "
            "mine there");
}

TEST(Groups, SeesWhatTheOthersMiss) {
  const std::string position =
      "1 ? ? ?\n"
      "? 2 3 ?\n"
      "1 ? ? 1\n";
  EXPECT_EQ(solved_by<Subset>(position), position);
  EXPECT_EQ(solved_by<Contradiction>(position), position);
  EXPECT_EQ(solved_by<Gaussian>(position), position);
  EXPECT_EQ(by_groups(position),
            "1 ? ? ?\n"
            "? 2 3 x\n"
            "1 ? + 1\n");
}

TEST(Groups, SeesWhatOnlySubsetSees) {
  EXPECT_EQ(by_groups("1 ? ?\n"
                      "? 2 ?\n"
                      "? 2 ?\n"),
            "1 + +\n"
            "x 2 ?\n"
            "? 2 ?\n");
}

TEST(Groups, SeesWhatOnlyGaussianSees) {
  EXPECT_EQ(by_groups("_ ? ? ?\n"
                      "? 3 2 _\n"
                      "_ ? ? ?\n"),
            "_ ? ? +\n"
            "x 3 2 _\n"
            "_ ? ? +\n");
}

TEST(Groups, SeesWhatOnlyContradictionSees) {
  EXPECT_EQ(by_groups("? 2 ?\n"
                      "2 ? 2\n"
                      "_ ? _\n"),
            "x 2 x\n"
            "2 + 2\n"
            "_ x _\n");
}

// Report 003's corner has four arrangements, and no cell is the same in all of them; with the
// number of mines known to be 5 or 7, one is left, but that is not for this engine to see.
TEST(Groups, LeavesTheCornerOfReport003) {
  const std::string corner(kCornerOfReport003);
  EXPECT_EQ(by_groups(corner), corner);
  EXPECT_EQ(by_groups("mines 5\n" + corner), corner);
}

TEST(Groups, ReadsRanges) {
  EXPECT_EQ(by_groups("clues optimistic\n"
                      "2 ?\n"
                      "? M\n"
                      "3 ?\n"),
            "2 ?\n"
            "x M\n"
            "3 x\n");
  EXPECT_EQ(by_groups("clues cautious\n"
                      "1 M\n"
                      "? ?\n"),
            "1 M\n"
            "+ +\n");
}

// Report 004's game, before its basic agent asks (4,1) at random and steps on a mine. Three clues
// above the unknown cells would have told.
TEST(Groups, SavesTheBasicAgentOfReport004AStep) {
  const std::string position =
      "F 1 0 0 0 0\n"
      "1 2 1 1 1 1\n"
      "0 1 F 2 3 M\n"
      "1 2 3 F 3 M\n"
      "? ? ? _ 3 1\n"
      "? ? ? M 1 0\n";
  EXPECT_EQ(solved_by<SinglePoint>(position), position);
  EXPECT_EQ(by_groups(position),
            "F 1 0 0 0 0\n"
            "1 2 1 1 1 1\n"
            "0 1 F 2 3 M\n"
            "1 2 3 F 3 M\n"
            "+ x + _ 3 1\n"
            "? ? ? M 1 0\n");
}

TEST(Groups, ReasonsFromNoContradiction) {
  EXPECT_EQ(by_groups("8 ?\n? ?\n"), "8 ?\n? ?\n");
  EXPECT_EQ(by_groups("2 ?"), "2 ?\n");
}

// A clue that contradicts the others is left out; what the others prove still stands.
TEST(Groups, KeepsUpWithAGameThatContradictsItself) {
  Follower<Groups> game("? ? ? ?");
  EXPECT_EQ(game.open(0, 1), "1 x ? ?\n");
  EXPECT_EQ(game.open(2, 0), "1 x 0 ?\n");
}

TEST(Groups, KeepsUpWithAGame) {
  Follower<Groups> game("? ? ? ?\n? ? ? ?\n");
  EXPECT_EQ(game.open(4, 1), "? ? ? ?\n1 ? ? ?\n");
  EXPECT_EQ(game.open(6, 2), "? ? ? ?\n1 ? 2 ?\n");
  EXPECT_EQ(game.open(5, 1), "? ? + ?\n1 1 2 ?\n");
  EXPECT_EQ(game.open(2, 2), "? ? 2 ?\n1 1 2 ?\n");
  EXPECT_EQ(game.open(7, 1), "+ x 2 x\n1 1 2 1\n");
}

}  // namespace

}  // namespace minewise
