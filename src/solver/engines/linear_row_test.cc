#include "solver/engines/linear_row.h"

#include <gtest/gtest.h>

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
}  // namespace minewise
