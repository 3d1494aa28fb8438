#include "oracle/perfect_play.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace oracle {
namespace {

using testing::ElementsAre;

std::vector<std::int64_t> exactly(int mines) {
  std::vector<std::int64_t> weight(13, 0);
  weight[mines] = 1;
  return weight;
}

// Either cell may be the mine.
TEST(PerfectPlay, TossesACoinForTwoCells) {
  PerfectPlay play({2, 1, "square", false, exactly(1)});
  const Best best = play.best(First::Any);
  EXPECT_EQ(best.num, 1);
  EXPECT_EQ(best.den, 2);
  EXPECT_THAT(best.cells, ElementsAre(0, 1));
  EXPECT_EQ(play.best(First::Safe).num, 1);
  EXPECT_EQ(play.best(First::Safe).den, 1);
}

// An end tells whether the mine is next to it; the middle would not tell on which side.
TEST(PerfectPlay, OpensTheEndOfThree) {
  PerfectPlay play({3, 1, "square", false, exactly(1)});
  const Best best = play.best(First::Any);
  EXPECT_EQ(best.num, 2);
  EXPECT_EQ(best.den, 3);
  EXPECT_THAT(best.cells, ElementsAre(0, 2));
  PerfectPlay survival({3, 1, "square", true, exactly(1)});
  EXPECT_EQ(survival.best(First::Any).num, 1);
  EXPECT_THAT(survival.best(First::Any).cells, ElementsAre(0, 2));
}

// Each of two cells by a fair coin. If the first is safe it tells of the second; if both are mines
// the game is over before it begins.
TEST(PerfectPlay, KnowsThatAGameMayBeOver) {
  PerfectPlay play({2, 1, "square", false, {1, 1, 1}});
  EXPECT_EQ(play.best(First::Any).num, 3);
  EXPECT_EQ(play.best(First::Any).den, 4);
}

TEST(PerfectPlay, HasNothingToOpenAmongMines) {
  PerfectPlay play({2, 2, "square", false, exactly(4)});
  EXPECT_EQ(play.best(First::Any).den, 0);
}

}  // namespace
}  // namespace oracle
