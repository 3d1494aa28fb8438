#include "core/layout_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/board.h"

namespace minewise {
namespace {

using testing::StartsWith;

std::string layout_error(std::string_view text) {
  return error_of(parse_layout(text));
}

TEST(Layout, ReadsStarsAndDots) {
  const DrawnLayout drawn = must(parse_layout(". * .\n* . .\n"));
  EXPECT_EQ(drawn.shape, (Shape{3, 2}));
  EXPECT_EQ(drawn.layout.mines(), 2);
  EXPECT_TRUE(drawn.layout.has_mine(Cell{1}));
  EXPECT_TRUE(drawn.layout.has_mine(Cell{3}));
}

TEST(Layout, OnesAndZerosSayTheSame) {
  EXPECT_EQ(drawn_layout("010\n100\n"), drawn_layout(".*.\n*..\n"));
}

TEST(Layout, IsWrittenWithStarsAndDots) {
  EXPECT_EQ(format_layout(drawn_layout("0 1 0\n1 0 0"), 3), ". * .\n* . .\n");
}

TEST(Layout, ReadsBack) {
  for (const char* text : {".\n", "*\n", ". * .\n* . .\n", ".\n*\n.\n"}) {
    const DrawnLayout drawn = must(parse_layout(text));
    EXPECT_EQ(format_layout(drawn.layout, drawn.shape.width), text);
  }
}

TEST(Layout, CommentsBlankLinesAndDosEndsArePassedOver) {
  EXPECT_EQ(drawn_layout("// two mines\r\n\r\n.*\r\n*.\r\n"), drawn_layout(".*\n*."));
}

TEST(Layout, NeedsRows) {
  EXPECT_EQ(layout_error(""), "the layout has no rows");
  EXPECT_EQ(layout_error("// empty\n\n"), "the layout has no rows");
}

TEST(Layout, MayNameItsTopology) {
  const std::string text = "topology hex\n. *\n";
  const DrawnLayout drawn = must(parse_layout(text));
  EXPECT_EQ(grid_word(drawn.shape.grid), "hex");
  EXPECT_EQ(format_layout(drawn), text);
}

TEST(Layout, KeepsToOneAlphabet) {
  EXPECT_EQ(layout_error(". *\n. 1\n"),
            "line 2, column 3: unknown symbol '1'; cells are written '*' or '.'");
  EXPECT_EQ(layout_error("0 1\n. 1\n"),
            "line 2, column 1: unknown symbol '.'; cells are written '1' or '0'");
}

TEST(Layout, UnknownSymbolsAreNamed) {
  EXPECT_THAT(layout_error("? *\n"), StartsWith("line 1, column 1: unknown symbol '?'"));
  EXPECT_THAT(layout_error("0 2\n"), StartsWith("line 1, column 3: unknown symbol '2'"));
  EXPECT_THAT(layout_error("mines 2\n.*"), StartsWith("line 1, column 1: unknown symbol 'm'"));
}

TEST(Layout, RaggedRowsAreRefused) {
  EXPECT_EQ(layout_error(". *\n.\n"),
            "line 2, column 1: this row has 1 cell where the rows above have 2");
}

TEST(Layout, SidesStopAtTheLimit) {
  EXPECT_EQ(layout_error(std::string(1001, '.')),
            "line 1, column 1001: a row has more than 1000 cells");
}

}  // namespace
}  // namespace minewise
