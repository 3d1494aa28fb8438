#include "core/layout_set.h"
#include "support/grid.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace minewise {
namespace {

using ::testing::HasSubstr;

constexpr std::string_view kTwoBoards =
    "layouts 3x2 first=0,2 topology=hex\n"
    "010010\n"
    "000000\n";

TEST(LayoutSet, IsReadBoardByBoard) {
  const auto set = parse_layout_set(kTwoBoards);
  ASSERT_TRUE(set) << set.error().text();
  EXPECT_EQ(set->shape(), (Shape{3, 2, grid_named("hex")}));
  EXPECT_EQ(set->first(), (Place{0, 2}));
  ASSERT_EQ(set->size(), 2u);
  EXPECT_EQ(set->mines(0), 2);
  EXPECT_TRUE(set->layout(0).has_mine(Cell{1}));
  EXPECT_TRUE(set->layout(0).has_mine(Cell{4}));
  EXPECT_EQ(set->layout(1).mines(), 0);
  EXPECT_EQ(format_layout_set(*set), kTwoBoards);
}

TEST(LayoutSet, NeedsNeitherFirstNorTopology) {
  const auto set = parse_layout_set("// two cells\n\nlayouts 2x1\r\n01 \r\n\n10");
  ASSERT_TRUE(set) << set.error().text();
  EXPECT_EQ(set->shape(), (Shape{2, 1}));
  EXPECT_EQ(set->first(), std::nullopt);
  EXPECT_EQ(format_layout_set(*set), "layouts 2x1\n01\n10\n");
}

TEST(LayoutSet, IsToldFromOthersByItsDigest) {
  const auto digest = [](std::string_view text) { return parse_layout_set(text)->digest(); };
  EXPECT_EQ(digest("layouts 2x1\n01\n"), digest("layouts 2x1 topology=square\n// same\n01\n"));
  EXPECT_NE(digest("layouts 2x1\n01\n"), digest("layouts 2x1\n10\n"));
  EXPECT_NE(digest("layouts 2x1\n01\n"), digest("layouts 1x2\n01\n"));
  EXPECT_NE(digest("layouts 2x1\n01\n"), digest("layouts 2x1 first=0,0\n01\n"));
  EXPECT_NE(digest("layouts 2x1\n01\n"), digest("layouts 2x1 topology=torus\n01\n"));
}

TEST(LayoutSet, ErrorsNameTheirPlace) {
  const auto error = [](std::string_view text) { return parse_layout_set(text).error().text(); };
  EXPECT_THAT(error(""), HasSubstr("no boards"));
  EXPECT_THAT(error("layouts 3x1\n"), HasSubstr("no boards"));
  EXPECT_THAT(error("01\n"), HasSubstr("line 1, column 1: a layout set begins with"));
  EXPECT_THAT(error("layouts\n01\n"), HasSubstr("line 1, column 1: a layout set begins with"));
  EXPECT_THAT(error("layouts 0x4\n01\n"), HasSubstr("line 1, column 9:"));
  EXPECT_THAT(error("layouts 2x1 first=1,0\n01\n"), HasSubstr("line 1, column 13: the first cell"));
  EXPECT_THAT(error("layouts 2x1 first=zero\n01\n"), HasSubstr("line 1, column 13:"));
  EXPECT_THAT(error("layouts 2x1 topology=flat\n"), HasSubstr("unknown topology 'flat'"));
  EXPECT_THAT(error("layouts 2x1 topology=hexx\n"), HasSubstr("; did you mean 'hex'?"));
  EXPECT_THAT(error("layouts 2x1 mines=3\n"), HasSubstr("unknown word 'mines=3'"));
  EXPECT_THAT(error("layouts 2x1\n\n0*\n"), HasSubstr("line 3, column 2: unknown symbol '*'"));
  EXPECT_THAT(error("layouts 2x1\n011\n"), HasSubstr("line 2, column 1: this board has 3 cells"));
}

}  // namespace
}  // namespace minewise
