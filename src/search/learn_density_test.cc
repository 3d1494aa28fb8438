#include "search/learn_density.h"

#include <gtest/gtest.h>

namespace minewise {
namespace {

// By the rule of succession: what is likely of a cell after so many mines and safe cells.
SeenDensity after(int mines, int safe) {
  return {(mines + 1.0) / (mines + safe + 2.0), mines + safe};
}

TEST(LearnDensity, TwoMinesAreNotEnoughToFlagABoard) {
  EXPECT_TRUE(is_worth_learning(after(1, 0), 200));
  EXPECT_TRUE(is_worth_learning(after(2, 0), 200));
  EXPECT_TRUE(is_worth_learning(after(4, 3), 200));
}

TEST(LearnDensity, ManyMinesAre) {
  EXPECT_FALSE(is_worth_learning(after(20, 0), 200));
  EXPECT_FALSE(is_worth_learning(after(150, 50), 25));
}

// The fewer cells are left, the less there is to gain by knowing.
TEST(LearnDensity, LittleIsLeftToUseItFor) {
  EXPECT_TRUE(is_worth_learning(after(6, 2), 1000));
  EXPECT_FALSE(is_worth_learning(after(6, 2), 2));
}

TEST(LearnDensity, BoardsOfAnySizeAreAnswered) {
  EXPECT_TRUE(is_worth_learning(after(3, 1), 1'000'000));
  EXPECT_FALSE(is_worth_learning(after(900, 10), 1'000'000));
  EXPECT_FALSE(is_worth_learning(after(5, 0), 0));
}

}  // namespace
}  // namespace minewise
