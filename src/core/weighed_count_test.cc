#include "core/weighed_count.h"

#include <gtest/gtest.h>

namespace minewise {
namespace {

WeighedCount read(std::string_view text) {
  return WeighedCount::parse(text).value();
}

std::string refusal(std::string_view text) {
  return WeighedCount::parse(text).error().text();
}

TEST(WeighedCount, ReadsWeightsWithAnythingBetween) {
  for (const std::string_view text : {"0,1,2.5", "0 1\t2.5\n", "// from 0 on\n0\n1\r\n2.5\n"}) {
    EXPECT_EQ(read(text).weights(), (std::vector<double>{0, 1, 2.5})) << text;
  }
}

TEST(WeighedCount, EqualPriorsGiveEqualText) {
  EXPECT_EQ(read("0,1.0,2.50,0,0").text(), "0,1,2.5");
  EXPECT_EQ(read("0,1e0"), read("0 1"));
}

TEST(WeighedCount, KnowsWhatItAllows) {
  const WeighedCount prior = read("0,0,1,0,3");
  EXPECT_EQ(prior.least(), 2);
  EXPECT_EQ(prior.most(), 4);
  EXPECT_DOUBLE_EQ(prior.mean(), 3.5);
  EXPECT_TRUE(prior.allows(2));
  EXPECT_FALSE(prior.allows(3));
  EXPECT_FALSE(prior.allows(5));
}

TEST(WeighedCount, MeansOfWeightsNearTheLimitsAreFinite) {
  EXPECT_DOUBLE_EQ(read("1e308,1e308,1e308").mean(), 1);
  EXPECT_DOUBLE_EQ(read("1e-308,1e-308,1e-308").mean(), 1);
}

TEST(WeighedCount, SaysWhichWeightIsWrong) {
  EXPECT_EQ(
      refusal("1,x"),
      "line 1, column 3: 'x' is not a weight of a number of mines; write a number of 0 or more");
  EXPECT_EQ(
      refusal("1\n-2"),
      "line 2, column 1: '-2' is not a weight of a number of mines; write a number of 0 or more");
  EXPECT_EQ(
      refusal("1,inf"),
      "line 1, column 3: 'inf' is not a weight of a number of mines; write a number of 0 or more");
  EXPECT_EQ(refusal("0,0"), "no number of mines has a weight above 0");
  EXPECT_EQ(refusal(""), "no number of mines has a weight above 0");
}

}  // namespace
}  // namespace minewise
