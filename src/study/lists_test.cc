#include "study/lists.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace minewise {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(Densities, AreListedOrGivenAsRanges) {
  EXPECT_THAT(*parse_densities("0.2,0.4"), ElementsAre(0.2, 0.4));
  EXPECT_THAT(*parse_densities("0.1:0.9:0.1"),
              ElementsAre(0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9));
  EXPECT_THAT(*parse_densities("0:1:.5,.1"), ElementsAre(0, 0.5, 1, 0.1));
  EXPECT_THAT(*parse_densities("0.1:0.35:0.1"), ElementsAre(0.1, 0.2, 0.3));
  EXPECT_EQ(parse_densities("0:1:0.001")->size(), 1001u);
}

TEST(Densities, ThatMakeNoSenseAreRefused) {
  const auto error = [](std::string_view text) { return parse_densities(text).error().text(); };
  EXPECT_THAT(error(""), HasSubstr("'' is not a number"));
  EXPECT_THAT(error("0.1,"), HasSubstr("'' is not a number"));
  EXPECT_THAT(error("a"), HasSubstr("'a' is not a number"));
  EXPECT_THAT(error("1.1"), HasSubstr("1.1 is not a mine density"));
  EXPECT_THAT(error("-0.1"), HasSubstr("density"));
  EXPECT_THAT(error("0.1:0.9"), HasSubstr("is not a range"));
  EXPECT_THAT(error("0.1:0.9:0"), HasSubstr("is not a range"));
  EXPECT_THAT(error("0.9:0.1:0.1"), HasSubstr("is not a range"));
  EXPECT_THAT(error("0:1:1e-9"), HasSubstr("over 10000 values"));
  EXPECT_THAT(error("0.2,0.1:0.3:0.1"), HasSubstr("0.2 is listed twice"));
}

TEST(MineCounts, AreWholeNumbers) {
  EXPECT_THAT(*parse_mine_counts("10,20:40:10"), ElementsAre(10, 20, 30, 40));
  const auto error = [](std::string_view text) { return parse_mine_counts(text).error().text(); };
  EXPECT_THAT(error("1.5"), HasSubstr("1.5 is not a number of mines"));
  EXPECT_THAT(error("-1"), HasSubstr("-1 is not a number of mines"));
  EXPECT_THAT(error("1e300"), HasSubstr("is not a number of mines"));
  EXPECT_THAT(error("10,10"), HasSubstr("10 is listed twice"));
}

TEST(Sizes, MayNameTheirMines) {
  const auto sizes = parse_sizes("20,30x16,expert,8x9/5,10@0.25");
  ASSERT_TRUE(sizes) << sizes.error().text();
  ASSERT_EQ(sizes->size(), 5u);
  EXPECT_EQ((*sizes)[0].shape, (Shape{20, 20}));
  EXPECT_EQ((*sizes)[0].mines, std::nullopt);
  EXPECT_EQ((*sizes)[1].shape, (Shape{30, 16}));
  EXPECT_EQ((*sizes)[2].shape, (Shape{30, 16}));
  EXPECT_EQ((*sizes)[2].mines, MineLaw(FixedCount{99}));
  EXPECT_EQ((*sizes)[3].mines, MineLaw(FixedCount{5}));
  EXPECT_EQ((*sizes)[4].mines, MineLaw(Independent{0.25}));
}

TEST(Sizes, ThatMakeNoSenseAreRefused) {
  EXPECT_FALSE(parse_sizes(""));
  EXPECT_FALSE(parse_sizes("20,"));
  EXPECT_FALSE(parse_sizes("0"));
  EXPECT_FALSE(parse_sizes("1001"));
  EXPECT_FALSE(parse_sizes("5x5/26"));
  EXPECT_FALSE(parse_sizes("large"));
  EXPECT_THAT(parse_sizes("20,20x20").error().text(), HasSubstr("20x20 is listed twice"));
}

}  // namespace
}  // namespace minewise
