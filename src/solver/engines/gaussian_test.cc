#include <gtest/gtest.h>

#include "solver/engines/contradiction.h"
#include "solver/engines/gaussian.h"
#include "solver/engines/subset.h"
#include "support/solved.h"

namespace minewise {

namespace {

TEST(LinearRow, KnowsItsFactors) {
  const LinearRow row{{{2, 1}, {5, -3}}, 1};
  EXPECT_EQ(row.factor_of(2), 1);
  EXPECT_EQ(row.factor_of(5), -3);
  EXPECT_EQ(row.factor_of(4), 0);
  EXPECT_EQ(row.factor_of(6), 0);
}

TEST(LinearRow, TakesValues) {
  LinearRow row{{{2, 1}, {5, -3}}, 1};
  row.substitute(5, 1);
  EXPECT_EQ(row, (LinearRow{{{2, 1}}, 4}));
  row.substitute(7, 1);
  EXPECT_EQ(row, (LinearRow{{{2, 1}}, 4}));
  row.substitute(2, 0);
  EXPECT_EQ(row, (LinearRow{{}, 4}));
}

// (a + b + c = 2) - (a + b = 1)
TEST(Eliminate, SubtractsRows) {
  const auto rest = eliminate({{{0, 1}, {1, 1}, {2, 1}}, 2}, {{{0, 1}, {1, 1}}, 1}, 1);
  ASSERT_TRUE(rest);
  EXPECT_EQ(*rest, (LinearRow{{{2, 1}}, 1}));
}

// 3 (2a + b = 4) - 2 (3a - c = 1)
TEST(Eliminate, FindsTheLeastMultiples) {
  const auto rest = eliminate({{{0, 2}, {1, 1}}, 4}, {{{0, 3}, {2, -1}}, 1}, 0);
  ASSERT_TRUE(rest);
  EXPECT_EQ(*rest, (LinearRow{{{1, 3}, {2, 2}}, 10}));
}

TEST(Eliminate, DividesByWhatIsShared) {
  const auto rest = eliminate({{{0, 1}, {1, 2}}, 4}, {{{0, 1}, {2, 2}}, 2}, 0);
  ASSERT_TRUE(rest);
  EXPECT_EQ(*rest, (LinearRow{{{1, 1}, {2, -1}}, 1}));
}

TEST(Eliminate, LeavesNothingOfTheSameRow) {
  const LinearRow row{{{0, 1}, {1, 1}}, 1};
  const auto rest = eliminate(row, row, 0);
  ASSERT_TRUE(rest);
  EXPECT_EQ(*rest, LinearRow{});
}

TEST(Eliminate, RefusesNumbersBeyondTheLimit) {
  const std::int64_t large = LinearRow::kMostFactor;
  EXPECT_FALSE(eliminate({{{0, large}, {1, 1}}, 1}, {{{0, large - 1}, {1, large}}, 0}, 0));
  EXPECT_TRUE(eliminate({{{0, 1}, {1, large}}, 0}, {{{0, 1}, {2, large - 1}}, 0}, 0));
}

TEST(Eliminate, RefusesRowsBeyondTheLimit) {
  LinearRow a{{{0, 1}}, 0}, b{{{0, 1}}, 0};
  for (int i = 1; i <= 32; ++i) {
    a.terms.push_back({i, 1});
    b.terms.push_back({100 + i, 1});
  }
  EXPECT_TRUE(eliminate(a, b, 0));
  a.terms.push_back({50, 1});
  EXPECT_FALSE(eliminate(a, b, 0));
}

}  // namespace

// Positions before and after: `+` proved safe, `x` proved a mine.

namespace {

std::string by_gaussian(std::string_view text) {
  return solved_by<Gaussian>(text);
}

TEST(Gaussian, SeesOneTwoOne) {
  EXPECT_EQ(by_gaussian("1 2 1\n"
                        "? ? ?\n"),
            "1 2 1\n"
            "x + x\n");
}

// d - a = 1: as large as it can be.
TEST(Gaussian, SeesTheDifferenceOfOverlappingClues) {
  const std::string position =
      "? ? ? ?\n"
      "_ 1 2 _\n"
      "_ _ _ _\n";
  EXPECT_EQ(solved_by<Subset>(position), position);
  EXPECT_EQ(by_gaussian(position),
            "+ ? ? x\n"
            "_ 1 2 _\n"
            "_ _ _ _\n");
  EXPECT_EQ(sentence_by<Gaussian>(position, {0, 3}),
            "(0,3) is a mine: added and subtracted, the 1 at (1,1) and the 2 at (1,2) leave no "
            "room for anything but a mine");
  EXPECT_EQ(sentence_by<Gaussian>(position, {0, 0}),
            "(0,0) is safe: added and subtracted, the 1 at (1,1) and the 2 at (1,2) leave no room "
            "for a mine");
}

// The cells that the clues share are three and more; to suppose one of them shows nothing.
TEST(Gaussian, SeesWhatSubsetAndContradictionMiss) {
  const std::string position =
      "_ ? ? ?\n"
      "? 3 2 _\n"
      "_ ? ? ?\n";
  EXPECT_EQ(solved_by<Subset>(position), position);
  EXPECT_EQ(solved_by<Contradiction>(position), position);
  EXPECT_EQ(by_gaussian(position),
            "_ ? ? +\n"
            "x 3 2 _\n"
            "_ ? ? +\n");
}

// No sum or difference of these clues reaches its bound.
TEST(Gaussian, MissesWhatNoRowShows) {
  const std::string position =
      "? 2 ?\n"
      "2 ? 2\n"
      "_ ? _\n";
  EXPECT_EQ(by_gaussian(position), position);
}

// Report 003's corner, with four arrangements: the number of mines would help, and is not used.
TEST(Gaussian, LeavesTheCornerOfReport003) {
  const std::string corner(kCornerOfReport003);
  EXPECT_EQ(by_gaussian(corner), corner);
  EXPECT_EQ(by_gaussian("mines 5\n" + corner), corner);
}

// Report 003, bonus 5: at least 3 and at most 3 of it among a, b and c. The slack of the clue on
// the left is what its neighbours have beyond 3.
TEST(Gaussian, GivesNoisyCluesSlack) {
  EXPECT_EQ(by_gaussian("clues optimistic\n"
                        "? ? ?\n"
                        "_ 3 _\n"),
            "x x x\n"
            "_ 3 _\n");
  EXPECT_EQ(by_gaussian("clues optimistic\n"
                        "? ? ? ?\n"
                        "_ 1 2 _\n"),
            "? ? ? ?\n"
            "_ 1 2 _\n");
  EXPECT_EQ(by_gaussian("clues cautious\n"
                        "1 M\n"
                        "? ?\n"),
            "1 M\n"
            "+ +\n");
}

TEST(Gaussian, LearnsFromFactsAboutNoisyClues) {
  EXPECT_EQ(by_gaussian("clues optimistic\n"
                        "2 ? 1 ? 1\n"
                        "_ ? _ _ _\n"),
            "2 x 1 x 1\n"
            "_ x _ _ _\n");
}

TEST(Gaussian, WithheldCluesContributeNothing) {
  EXPECT_EQ(by_gaussian("? ?\n_ _"), "? ?\n_ _\n");
}

TEST(Gaussian, ReasonsFromNoContradiction) {
  EXPECT_EQ(by_gaussian("8 ?\n? ?\n"), "8 ?\n? ?\n");
  EXPECT_EQ(by_gaussian("2 ?"), "2 ?\n");
}

TEST(Gaussian, KeepsUpWithAGame) {
  Follower<Gaussian> game("? ? ? ?\n? ? ? ?\n");
  EXPECT_EQ(game.open(5, 1), "? ? ? ?\n? 1 ? ?\n");
  EXPECT_EQ(game.open(4, 1), "? ? + ?\n1 1 + ?\n");
}

}  // namespace

}  // namespace minewise
