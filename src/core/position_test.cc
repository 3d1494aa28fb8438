#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/position.h"
#include "support/board.h"
#include "support/grid.h"

namespace minewise {

namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string position_error(std::string_view text) {
  return error_of(parse_position(text));
}

// Reads and writes again.
std::string written_position(std::string_view text) {
  return format_position(drawn_position(text));
}

TEST(Position, ReadsEverySymbol) {
  const Position position = drawn_position(
      "?.#0123\n"
      "45678_M\n"
      "F*B????\n");
  EXPECT_EQ(position.shape, (Shape{7, 3}));
  EXPECT_EQ(position.symbols, "???012345678_MFMM????");
}

TEST(Position, SpacesAndTabsBetweenCellsDoNotMatter) {
  EXPECT_EQ(drawn_position("1 ? 2\n??\t?\n").symbols, drawn_position("1?2\n???").symbols);
}

TEST(Position, LinesMayEndLikeDosFiles) {
  EXPECT_EQ(written_position("mines 1\r\n1 ?\r\n? ?\r\n"), "mines 1\n1 ?\n? ?\n");
}

TEST(Position, CommentsAndBlankLinesArePassedOver) {
  EXPECT_EQ(written_position("// a corner\n\nmines 1\n  // of four\n1 ?\n\n? ?\n//end"),
            "mines 1\n1 ?\n? ?\n");
}

TEST(Position, WithoutHeadersTheCountIsNotSaid) {
  const Position position = drawn_position("1?");
  EXPECT_EQ(position.count, std::nullopt);
  EXPECT_EQ(position.clues->name(), "exact");
  EXPECT_EQ(position.shape.grid, kUsualGrid);
}

TEST(Position, ReadsEveryHeader) {
  EXPECT_EQ(drawn_position("mines 1\n1?").count, MineCount{FixedCount{1}});
  EXPECT_EQ(drawn_position("mines unknown\n1?").count, MineCount{UnknownCount{}});
  EXPECT_EQ(drawn_position("density 0.25\n1?").count, MineCount{Independent{0.25}});
  EXPECT_EQ(drawn_position("mines prior:1,2\n1?").count,
            MineCount{WeighedCount::parse("1,2").value()});
  EXPECT_EQ(drawn_position("clues withheld:0.5+cautious\n1?").clues->name(),
            "withheld:0.5+cautious");
  EXPECT_EQ(drawn_position("topology torus\n1?").shape.grid, grid_named("torus"));
  EXPECT_EQ(drawn_position("  topology   hex \n1?").shape.grid, grid_named("hex"));
}

TEST(Position, ReadsBack) {
  for (const char* text : {"?\n", "mines 3\n? 1 M\nF _ 0\n", "mines unknown\n1 ?\n",
                           "density 0.25\nclues optimistic\ntopology hex\n1 ?\n? ?\n"}) {
    EXPECT_EQ(written_position(text), text);
  }
}

TEST(Position, OneTextForManySpellings) {
  EXPECT_EQ(written_position("topology square\nclues exact\n#.*\nB1_"), "? ? M\nM 1 _\n");
}

TEST(Position, NeedsRows) {
  EXPECT_EQ(position_error(""), "the position has no rows");
  EXPECT_EQ(position_error("\n\n// nothing\n"), "the position has no rows");
  EXPECT_EQ(position_error("mines 1\n"), "the position has no rows");
}

TEST(Position, RaggedRowsAreRefused) {
  EXPECT_EQ(position_error("1 ?\n? ? ?\n"),
            "line 2, column 1: this row has 3 cells where the rows above have 2");
  EXPECT_THAT(position_error("mines 1\n\n1?\n?\n"), StartsWith("line 4, column 1: this row has 1"));
}

TEST(Position, UnknownSymbolsAreNamed) {
  EXPECT_THAT(position_error("1 ?\n? x\n"), StartsWith("line 2, column 3: unknown symbol 'x'"));
  EXPECT_THAT(position_error("1 9\n"), StartsWith("line 1, column 3: unknown symbol '9'"));
  EXPECT_THAT(position_error("1-\n"), StartsWith("line 1, column 2: unknown symbol '-'"));
}

TEST(Position, BytesThatCannotBeShownAreNumbered) {
  EXPECT_THAT(position_error("1\x07"), HasSubstr("column 2: unknown symbol byte 0x07"));
  EXPECT_THAT(position_error("\xef\xbb\xbf?"), HasSubstr("column 1: unknown symbol byte 0xef"));
  EXPECT_THAT(position_error(std::string_view("?\0?", 3)), HasSubstr("byte 0x00"));
}

TEST(Position, UnknownHeadersAreRefused) {
  EXPECT_EQ(position_error("size 3\n1?"),
            "line 1, column 1: unknown header 'size'; headers are mines, density, clues and "
            "topology");
}

TEST(Position, HeadersTakeOneValue) {
  EXPECT_EQ(position_error("mines\n1?"), "line 1, column 1: 'mines' takes one value");
  EXPECT_EQ(position_error(" clues exact optimistic\n1?"),
            "line 1, column 2: 'clues' takes one value");
}

TEST(Position, HeadersStandBeforeTheRows) {
  EXPECT_THAT(position_error("1?\n?1\nmines 1"),
              StartsWith("line 3, column 1: unknown symbol 'm'"));
}

TEST(Position, UnknownSymbolsAreAnsweredWithTheKnownOnes) {
  EXPECT_EQ(position_error("X"),
            "line 1, column 1: unknown symbol 'X'; cells are written '?' '.' '#' '0' '1' '2' '3' "
            "'4' '5' '6' '7' '8' '_' 'M' 'F' '*' or 'B'");
}

TEST(Position, HeadersMayNotContradictEachOther) {
  EXPECT_EQ(position_error("mines 1\ndensity 0.5\n1?"),
            "line 2, column 1: a second header about the mines");
  EXPECT_EQ(position_error("topology hex\ntopology hex\n1?"),
            "line 2, column 1: a second header about the topology");
  EXPECT_EQ(position_error("clues exact\nclues exact\n1?"),
            "line 2, column 1: a second header about the clues");
}

TEST(Position, HeaderValuesAreChecked) {
  EXPECT_THAT(position_error("mines many\n1?"), StartsWith("line 1, column 7: 'many' is not"));
  EXPECT_THAT(position_error("mines -1\n1?"), StartsWith("line 1, column 7: '-1' is not"));
  EXPECT_THAT(position_error("density 1.5\n1?"), StartsWith("line 1, column 9: '1.5' is not"));
  EXPECT_THAT(position_error("density nan\n1?"), StartsWith("line 1, column 9: 'nan' is not"));
  EXPECT_THAT(position_error("clues  loud\n1?"),
              StartsWith("line 1, column 8: unknown clue model 'loud'"));
  EXPECT_THAT(position_error("topology cube\n1?"),
              StartsWith("line 1, column 10: unknown topology 'cube'"));
  EXPECT_THAT(position_error("topology hexx\n1?"), HasSubstr("; did you mean 'hex'?"));
}

TEST(Position, MinesFitOnTheBoard) {
  EXPECT_EQ(position_error("mines 4\n1 ?\n? ?"), "no error");
  EXPECT_THAT(position_error("mines 5\n1 ?\n? ?"), HasSubstr("5 mines do not fit on 4 cells"));
}

TEST(Position, SidesStopAtTheLimit) {
  const std::string row(1000, '?');
  EXPECT_EQ(position_error(row), "no error");
  EXPECT_EQ(position_error(row + "?"), "line 1, column 1001: a row has more than 1000 cells");
  std::string column;
  for (int i = 0; i < 1000; ++i) column += "?\n";
  EXPECT_EQ(position_error(column), "no error");
  EXPECT_EQ(position_error(column + "?"), "line 1001, column 1: more than 1000 rows");
}

TEST(ViewOf, ShowsThePosition) {
  const View view = drawn_view("1 ? _\nM F 0\n");
  EXPECT_EQ(view.clue(Cell{0}), Clue::number(1));
  EXPECT_TRUE(view.is_covered(Cell{1}));
  EXPECT_EQ(view.clue(Cell{2}), Clue::withheld());
  EXPECT_EQ(view.state(Cell{3}), CellState::Mine);
  EXPECT_EQ(view.state(Cell{4}), CellState::Flagged);
  EXPECT_EQ(symbols_of(view, 3), "1?_\nMF0\n");
}

TEST(ViewOf, TellsWhatTheHeadersTell) {
  EXPECT_EQ(drawn_view("1?").count(), MineCount{UnknownCount{}});
  EXPECT_EQ(drawn_view("1?").rules().count, CountRule::Hidden);
  EXPECT_EQ(drawn_view("mines 1\n1?").count(), MineCount{FixedCount{1}});
  EXPECT_EQ(drawn_view("mines 1\n1?").rules().count, CountRule::Shown);
  EXPECT_EQ(drawn_view("density 0.5\n1?").count(), MineCount{Independent{0.5}});
  EXPECT_EQ(drawn_view("clues cautious\n1?").rules().clues->name(), "cautious");
  EXPECT_EQ(drawn_view("topology torus\n1?").rules().topology, grid_named("torus"));
}

TEST(PositionOf, IsThePositionThatAViewShows) {
  const std::string text = "mines 3\nclues optimistic\ntopology torus\n? 1 _\nF M 0\n";
  const Position position = drawn_position(text);
  EXPECT_EQ(format_position(position_of(view_of(position), position.shape)), text);
}

TEST(TakeHeader, TakesHeadersAndNothingElse) {
  Position position;
  EXPECT_TRUE(take_header("mines 3", position));
  EXPECT_EQ(position.count, MineCount(FixedCount{3}));
  for (const std::string_view line : {"", "mines", "mines many", "layouts: 12", "best: (0,1)"}) {
    EXPECT_FALSE(take_header(line, position)) << line;
  }
}

TEST(ViewOf, TopologyDecidesWhoTouchesWhom) {
  EXPECT_EQ(drawn_view("1???").topology().degree(Cell{0}), 1);
  EXPECT_EQ(drawn_view("topology torus\n1???").topology().degree(Cell{0}), 2);
}

}  // namespace

}  // namespace minewise
