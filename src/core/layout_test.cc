#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "core/layout.h"
#include "support/board.h"
#include "support/grid.h"

namespace minewise {

namespace {

TEST(Layout, StartsFreeOfMines) {
  const Layout layout(6);
  EXPECT_EQ(layout.cells(), 6);
  EXPECT_EQ(layout.mines(), 0);
  for (int index = 0; index < 6; ++index) EXPECT_FALSE(layout.has_mine(Cell{index}));
}

TEST(Layout, CountsTheMinesPlaced) {
  Layout layout(6);
  layout.place_mine(Cell{1});
  layout.place_mine(Cell{5});
  EXPECT_EQ(layout.mines(), 2);
  EXPECT_TRUE(layout.has_mine(Cell{5}));
  EXPECT_FALSE(layout.has_mine(Cell{4}));
}

TEST(Layout, AMineCanBeTakenAway) {
  Layout layout(2);
  layout.place_mine(Cell{1});
  layout.take_mine(Cell{1});
  EXPECT_EQ(layout, Layout(2));
  EXPECT_EQ(layout.mines(), 0);
}

TEST(Layout, EqualMeansTheSameMines) {
  Layout a(2), b(2);
  a.place_mine(Cell{0});
  EXPECT_NE(a, b);
  b.place_mine(Cell{0});
  EXPECT_EQ(a, b);
  EXPECT_NE(Layout(2), Layout(3));
}

// . * .      the lower left cell touches one mine, and on a torus both; the upper right cell
// touches . . *      both on a hex board too, where the upper left one touches only its neighbour
// in the row
TEST(MinesAround, DependsOnTheTopology) {
  Layout layout(6);
  layout.place_mine(Cell{1});
  layout.place_mine(Cell{5});
  EXPECT_EQ(mines_around(layout, Topology({3, 2}), Cell{4}), 2);
  EXPECT_EQ(mines_around(layout, Topology({3, 2}), Cell{3}), 1);
  EXPECT_EQ(mines_around(layout, Topology({3, 2, grid_named("torus")}), Cell{3}), 2);
  EXPECT_EQ(mines_around(layout, Topology({3, 2, grid_named("hex")}), Cell{0}), 1);
  EXPECT_EQ(mines_around(layout, Topology({3, 2, grid_named("hex")}), Cell{2}), 2);
}

TEST(MinesAround, DoesNotCountTheCellItself) {
  Layout layout(1);
  layout.place_mine(Cell{0});
  EXPECT_EQ(mines_around(layout, Topology({1, 1}), Cell{0}), 0);
}

TEST(Layout, SaysWhereItDiffersFromAnother) {
  Layout one(130), other(130);
  one.place_mine(Cell{3});
  one.place_mine(Cell{64});
  other.place_mine(Cell{64});
  other.place_mine(Cell{129});
  std::vector<Cell> different;
  one.for_each_difference(other, [&](Cell cell) { different.push_back(cell); });
  EXPECT_EQ(different, (std::vector{Cell{3}, Cell{129}}));
}

TEST(LayoutDeathTest, SecondMineOnACellIsABrokenContract) {
  Layout layout(1);
  layout.place_mine(Cell{0});
  EXPECT_DEATH(layout.place_mine(Cell{0}), "CHECK");
}

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
