#include "core/tally.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

namespace minewise {
namespace {

using testing::DoubleEq;
using testing::Each;
using testing::ElementsAre;

// A tally as long as it takes for its ends to be cut: weights fall away from the middle.
Tally long_tally(int length, double fall) {
  Tally tally;
  for (int i = 0; i < length; ++i) {
    tally.weight.push_back(std::pow(fall, std::abs(i - length / 2)));
  }
  return tally;
}

TEST(Tally, WeighsNothingOutsideItsRange) {
  const Tally tally{3, {0.5, 1, 0.25}};
  EXPECT_EQ(tally.last(), 5);
  EXPECT_EQ(tally.at(2), 0);
  EXPECT_EQ(tally.at(4), 1);
  EXPECT_EQ(tally.at(6), 0);
}

TEST(Tally, IsZeroWhenAllItsWeightsAre) {
  EXPECT_TRUE((Tally{2, {0, 0}}).is_zero());
  EXPECT_FALSE((Tally{2, {0, 1e-300}}).is_zero());
}

TEST(Tally, MultipliedByOneIsTheSame) {
  const Tally tally{2, {0.5, 1, 0.25}};
  Tally out;
  EXPECT_FALSE(convolve(tally, Tally::one(), out));
  EXPECT_EQ(out.first, 2);
  EXPECT_EQ(out.weight, tally.weight);
}

TEST(Tally, PartsTogetherHaveTheSumsOfTheirMines) {
  Tally out;
  convolve({1, {1, 1}}, {2, {1, 2, 1}}, out);  // 1, 3, 3, 1 for 3 to 6 mines, scaled
  EXPECT_EQ(out.first, 3);
  EXPECT_THAT(out.weight,
              ElementsAre(DoubleEq(1.0 / 3), DoubleEq(1), DoubleEq(1), DoubleEq(1.0 / 3)));
}

TEST(Tally, IsScaledSoThatItsLargestWeightIsOne) {
  Tally tally{0, {4, 8, 2}};
  EXPECT_FALSE(normalise(tally));
  EXPECT_THAT(tally.weight, ElementsAre(0.5, 1, 0.25));
}

TEST(Tally, OfNothingStaysNothing) {
  Tally out;
  convolve({1, {0, 0}}, {0, {1, 1}}, out);
  EXPECT_TRUE(out.is_zero());
  EXPECT_THAT(out.weight, Each(0));
}

TEST(Tally, LosesLongTailsAndSaysSo) {
  Tally tally = long_tally(201, 0x1p-10);
  EXPECT_TRUE(normalise(tally));
  EXPECT_LT(tally.weight.size(), 100u);
  EXPECT_EQ(tally.at(100), 1);  // the middle is where it was
  EXPECT_EQ(tally.at(101), 0x1p-10);
}

TEST(Tally, KeepsItsTailsWhereTheyAreNotNegligible) {
  Tally tally = long_tally(201, 0.5);
  EXPECT_FALSE(normalise(tally));
  EXPECT_EQ(tally.weight.size(), 201u);
}

TEST(Tally, SaysWhenAWeightMayVanish) {
  Tally tally{0, {1, 0x1p-500}};
  EXPECT_TRUE(normalise(tally));
  EXPECT_EQ(tally.at(1), 0x1p-500);  // short ones keep it all the same
}

TEST(Convolve, OfNothingIsNothingHoweverLong) {
  const Tally none{0, std::vector<double>(40, 0.0)};
  Tally once, twice;
  convolve(none, none, once);
  convolve(once, once, twice);
  EXPECT_TRUE(twice.is_zero());
  EXPECT_GE(twice.last(), twice.first);
}

// The whole is worth 1, 2, 4 for 0, 1, 2 mines; the rest has 0 or 1 of them.
TEST(WeighPart, SumsOutTheRest) {
  Tally out;
  weigh_part({0, {1, 2, 4}}, {0, {1, 1}}, 0, 1, out);
  EXPECT_EQ(out.first, 0);
  EXPECT_THAT(out.weight, ElementsAre(0.5, 1));  // 1 + 2 and 2 + 4, scaled
}

TEST(WeighPart, IsZeroWhereTheWholeIsWorthNothing) {
  Tally out;
  weigh_part({3, {1}}, {1, {1}}, 0, 4, out);
  EXPECT_THAT(out.weight, ElementsAre(0, 0, 1, 0, 0));
}

}  // namespace
}  // namespace minewise
