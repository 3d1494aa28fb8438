#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/shape.h"

namespace minewise {

namespace {

using testing::HasSubstr;

std::string error_of_size(std::string_view text) {
  const auto shape = parse_size(text);
  return shape ? "none" : shape.error().text();
}

TEST(GridWord, ReadsBack) {
  for (const Grid& grid : all_grids()) {
    EXPECT_EQ(find_grid(grid_word(grid)), grid);
  }
  EXPECT_EQ(find_grid("Square"), find_grid("square"));
  EXPECT_EQ(find_grid("squared"), std::nullopt);
  EXPECT_EQ(find_grid(""), std::nullopt);
}

TEST(ParseSize, WidthComesFirst) {
  EXPECT_EQ(parse_size("30x16").value(), (Shape{30, 16}));
}

TEST(ParseSize, OneNumberIsASquare) {
  EXPECT_EQ(parse_size("20").value(), (Shape{20, 20}));
}

TEST(ParseSize, GoesUpToTheLimitAndNoFurther) {
  EXPECT_EQ(parse_size("1000").value(), (Shape{1000, 1000}));
  EXPECT_EQ(error_of_size("1001"), "size '1001' is over the limit of 1000x1000");
  EXPECT_EQ(error_of_size("1001x1"), "size '1001x1' is over the limit of 1000x1000");
  EXPECT_EQ(error_of_size("1x1001"), "size '1x1001' is over the limit of 1000x1000");
}

TEST(ParseSize, RefusesBoardsWithoutCells) {
  for (const char* text : {"0", "0x5", "5x0"}) {
    EXPECT_THAT(error_of_size(text), HasSubstr("has no cells")) << text;
  }
}

TEST(ParseSize, RefusesWhatIsNoSize) {
  for (const char* text : {"", "x", "5x", "x5", "-3x4", "3x-4", "3X4", "3x4x5", "3 x4", "3.5",
                           "99999999999999999999"}) {
    EXPECT_THAT(error_of_size(text), HasSubstr("is not a size")) << text;
  }
}

TEST(ParsePlace, RowComesFirst) {
  EXPECT_EQ(parse_place("3,4").value(), (Place{3, 4}));
  EXPECT_EQ((Place{3, 4}.text()), "3,4");
}

TEST(ParsePlace, RefusesWhatIsNoPlace) {
  for (const char* text : {"", ",", "3", "3,", ",4", "3;4", "3, 4", "-1,0", "3,4,5", "a,b"}) {
    EXPECT_FALSE(parse_place(text)) << text;
  }
}

TEST(Shape, CellsAreCountedRowByRow) {
  const Shape shape{3, 2};
  EXPECT_EQ(shape.cells(), 6);
  EXPECT_EQ(shape.cell({0, 2}), Cell{2});
  EXPECT_EQ(shape.cell({1, 0}), Cell{3});
  for (int index = 0; index < 6; ++index)
    EXPECT_EQ(shape.cell(shape.place(Cell{index})).index, index);
}

TEST(Shape, ContainsWhatLiesInside) {
  const Shape shape{3, 2};
  EXPECT_TRUE(shape.contains({0, 0}));
  EXPECT_TRUE(shape.contains({1, 2}));
  EXPECT_FALSE(shape.contains({2, 0}));
  EXPECT_FALSE(shape.contains({0, 3}));
  EXPECT_FALSE(shape.contains({-1, 0}));
  EXPECT_FALSE(shape.contains({0, -1}));
}

}  // namespace

}  // namespace minewise
