#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/foreign_board.h"
#include "formats/input.h"

namespace minewise {

namespace {

using testing::HasSubstr;
using testing::StartsWith;

// What the one reader makes of a text: its position, or why there is none.
std::string read_of(std::string_view text) {
  const auto input = recognise(text);
  if (!input) return input.error().text();
  return format_position(std::get<Drawing>(*input).moments.at(0));
}

TEST(ForeignBoard, CoveredCellsHaveManySymbols) {
  EXPECT_EQ(read_of("xX-\n121\n"), "? ? ?\n1 2 1\n");
  EXPECT_EQ(read_of("- - -\n1 2 1\n"), "? ? ?\n1 2 1\n");
  EXPECT_EQ(read_of("mines 2\n// a comment\n- - -\n1 2 1\n"), "mines 2\n? ? ?\n1 2 1\n");
}

TEST(ForeignBoard, OfJSMinesweeperHasItsSizeAndMinesInFront) {
  EXPECT_EQ(read_of("4x3x2\nHH11\n12F1\n0111\n"), "mines 2\n? ? 1 1\n1 2 F 1\n0 1 1 1\n");
  EXPECT_EQ(read_of("2x1x1\r\n?1\r\n"), "mines 1\n? 1\n");
}

TEST(ForeignBoard, OfJSMinesweeperKeepsToItsFirstLine) {
  EXPECT_EQ(read_of("4x3x2\nHHH1\n11F1\n"),
            "line 1, column 1: this line says 4x3, but the rows below are 4x2");
  EXPECT_EQ(read_of("2x1x3\nH1\n"), "line 1, column 1: 3 mines do not fit on 2 cells");
  EXPECT_EQ(read_of("2x2x1\nH1\nH\n"),
            "line 3, column 1: this row has 1 cell where the rows above have 2");
  EXPECT_THAT(read_of("2x2x1\n"), HasSubstr("the position has no rows"));
}

TEST(ForeignBoard, ADashIsOpenWhereItCanBe) {
  EXPECT_EQ(read_of("--1?\n-12?\n-1F?\n"), "0 0 1 ?\n0 1 2 ?\n0 1 F ?\n");
  EXPECT_EQ(read_of("--1\n--1\n"), "? ? 1\n? ? 1\n") << "else the 1 has no mine";
  EXPECT_EQ(read_of("-1?\n0--\n"), "? 1 ?\n0 ? ?\n") << "there is a 0 already";
  EXPECT_EQ(read_of("-?1\n-11\n"), "? ? 1\n? 1 1\n") << "it touches a covered cell";
  EXPECT_EQ(read_of("---\n---\n"), "? ? ?\n? ? ?\n") << "nothing else is covered";
  EXPECT_EQ(read_of("clues optimistic\n--1?\n-11?\n"), "clues optimistic\n? ? 1 ?\n? 1 1 ?\n");
}

TEST(ForeignBoard, ADashIsCoveredWhereTheMinesNeedIt) {
  EXPECT_EQ(read_of("mines 3\nF 1 - -\n1 1 - -\n- - - -\n"),
            "mines 3\nF 1 ? ?\n1 1 ? ?\n? ? ? ?\n");
  EXPECT_EQ(read_of("mines 1\nF 1 - -\n1 1 - -\n- - - -\n"),
            "mines 1\nF 1 0 0\n1 1 0 0\n0 0 0 0\n");
  EXPECT_EQ(read_of("mines 0\nF 1 - -\n1 1 - -\n"), "mines 0\nF 1 ? ?\n1 1 ? ?\n");
}

TEST(ForeignBoard, BrownIsOpenBeforeGreenIs) {
  EXPECT_EQ(read_of("🟫🟫1🟩\n🟫🟫1🟩\n"), "0 0 1 ?\n0 0 1 ?\n");
  EXPECT_EQ(read_of("🟫🟨1🟩\n🟨🟫1🟩\n"), "0 0 1 ?\n0 0 1 ?\n") << "two shades";
  EXPECT_EQ(read_of("🟩🟩1🟫\n🟩🟩1F\n"), "0 0 1 ?\n0 0 1 F\n") << "as it can only be";
}

TEST(ForeignBoard, WhatCouldBeTwoThingsIsTold) {
  const auto note = [](std::string_view text) {
    return read_foreign_board(text).value().value().note();
  };
  EXPECT_EQ(note("--1?\n-12?\n-1F?\n"), "'-' is read as open without mines around");
  EXPECT_EQ(note("🟫🟨1🟩\n🟨🟫1🟩\n"), "'🟫' or '🟨' is read as open without mines around");
  EXPECT_EQ(note("  1?\n 12?\n 1F?\n"), "a space is read as open without mines around");
  EXPECT_EQ(note("---\n121\n"), "");
  EXPECT_EQ(note_of(recognise("--1?\n-12?\n-1F?\n").value()),
            "'-' is read as open without mines around");
  EXPECT_EQ(note_of(recognise("??\n").value()), "");
}

TEST(ForeignBoard, OfASizeAloneHasRowsThatFit) {
  EXPECT_EQ(read_of("3x3\nxxx\nx1x\nxxx\n"), "? ? ?\n? 1 ?\n? ? ?\n");
  EXPECT_EQ(read_of("9x3\n????\n????\n"),
            "line 1, column 1: this line says 9x3, but the rows below are 4x2");
  EXPECT_EQ(read_of("10x1\n????\n"), "1 0 ? 1\n? ? ? ?\n") << "as long as a row";
}

TEST(ForeignBoard, OfAKnownSizeHasSpacesAsCells) {
  EXPECT_EQ(read_of("3x2x1\n 1 \n 1 \n"), "mines 1\n? 1 ?\n? 1 ?\n");
  EXPECT_EQ(read_of("3x2x1\n 1\n 1\n"), "mines 1\n? 1 ?\n? 1 ?\n") << "cut off";
  EXPECT_EQ(read_of("3x3x1\n 1\n\n 1\n"), "mines 1\n? 1 ?\n? ? ?\n? 1 ?\n");
  EXPECT_EQ(read_of("3x3x1\n\n\n 1\n 1\n\n"), "mines 1\n? ? ?\n? 1 ?\n? 1 ?\n");
  EXPECT_EQ(read_of("3x2x1\n  1\n1   1\n"), "mines 1\n? 1 ?\n1 ? 1\n") << "spaced";
  EXPECT_EQ(read_of("2x2x1\nH 1\nH\n"),
            "line 3, column 1: this row has 1 cell where the rows above have 2");
}

TEST(ForeignBoard, CellsBetweenTabsMayBeEmpty) {
  EXPECT_EQ(read_of("\t1\t\n1\t\t1\n"), "? 1 ?\n1 ? 1\n");
  EXPECT_EQ(read_of("\t\t\n1\t2\t1\n"), "? ? ?\n1 2 1\n");
  EXPECT_EQ(read_of("mines 1\n?\t1\n1\t1\n"), "mines 1\n? 1\n1 1\n");
  EXPECT_EQ(read_of("\t?1\n\t11\n"), "? 1\n1 1\n") << "set in";
  EXPECT_EQ(read_of("\t?\n\t1\n"), "?\n1\n") << "set in";
}

TEST(ForeignBoard, WhatIsBetweenCellsIsPassedOver) {
  EXPECT_EQ(read_of("1,-,1\n?;?;?\n"), "1 ? 1\n? ? ?\n");
  EXPECT_EQ(read_of("| 1 | x |\n| x | x |\n"), "1 ?\n? ?\n");
  EXPECT_EQ(read_of("```\n-1\n1?\n```\n"), "? 1\n1 ?\n");
  EXPECT_EQ(read_of("1\u200d\u2060🟦\u00ad\ufe0e\n"), "1 ?\n");
  EXPECT_EQ(read_of("\u00a0\u30001?\n\u00a012?\n 1F?\n"), "0 0 1 ?\n0 1 2 ?\n0 1 F ?\n");
  EXPECT_EQ(read_of("１２x\nfmh\n🏴🏁❌\n"), "1 2 ?\nF M ?\nF F F\n");
}

TEST(ForeignBoard, SpacesAreCellsWhereTheRowsFitOnlyWithThem) {
  EXPECT_EQ(read_of("  1?\n 12?\n 1F?\n"), "0 0 1 ?\n0 1 2 ?\n0 1 F ?\n");
  EXPECT_EQ(read_of("1 \n11\n"), "1 ?\n1 1\n");
  EXPECT_EQ(read_of("    1 ?\n  1 2 ?\n  1 F ?\n"), "0 0 1 ?\n0 1 2 ?\n0 1 F ?\n") << "spaced";
  EXPECT_EQ(read_of("1 1\n1 1\n"), "1 1\n1 1\n") << "between cells as ever";
  EXPECT_EQ(read_of("? ? ?\n? ?\n"),
            "line 2, column 1: this row has 2 cells where the rows above have 3");
}

TEST(ForeignBoard, EmojiAreCells) {
  EXPECT_EQ(read_of("⬜1️⃣🟦🟦\n⬜1️⃣2️⃣🚩\n⬜⬜1️⃣🟦\n"), "0 1 ? ?\n0 1 2 F\n0 0 1 ?\n");
  EXPECT_EQ(read_of("🟦🟦🟦\n1️⃣2️⃣1️⃣\n"), "? ? ?\n1 2 1\n");
  EXPECT_EQ(read_of("⬛ ⬛ 💣\n1⃣ 2⃣ 8️⃣\n"), "? ? M\n1 2 8\n");
  EXPECT_EQ(read_of("0️⃣⬜\n"), "0 ?\n");
  EXPECT_EQ(read_of("1️⃣\u200b🟦\u200b\n"), "1 ?\n");
}

TEST(ForeignBoard, OneOddSymbolIsNamedWhereItStands) {
  EXPECT_THAT(read_of("--1\n--1\n-Q1\n"),
              StartsWith("line 3, column 2: unknown symbol 'Q'; cells"));
  EXPECT_THAT(read_of("4x3x2\nHHH1\n11Z1\n0111\n"),
              StartsWith("line 3, column 3: unknown symbol 'Z'"));
  EXPECT_THAT(read_of("🟦🟦\n🟦🐙\n"), StartsWith("line 2, column 5: unknown symbol '🐙'"));
  EXPECT_THAT(read_of("mines 1234567890123\n--\n"),
              StartsWith("line 1, column 7: '1234567890123' is not a number of mines"));
  EXPECT_THAT(read_of("??\n?ä\n"), StartsWith("line 2, column 2: unknown symbol 'ä'; cells are "
                                              "written ? . # - x X H, a space"));
  EXPECT_THAT(read_of("??\n?\xff\n"), HasSubstr("unknown symbol byte 0xff;"));
  EXPECT_THAT(read_of("Hello, world\n"), HasSubstr("'Hello,' is not recognised; expected"));
}

TEST(ForeignBoard, IsNothingWhereTheTextIsSomethingElse) {
  EXPECT_FALSE(read_foreign_board("Dear Sir or Madam\n"));
  EXPECT_FALSE(read_foreign_board("8x8\n"));
  EXPECT_EQ(read_of("2x2\nxxx\n"), "2 ? 2\n? ? ?\n");
  EXPECT_TRUE(read_foreign_board("--\n").value().has_value());
}

TEST(ForeignBoard, LinksAreReadBesideThem) {
  EXPECT_EQ(read_of("// here\n https://example.org/#p=1-3x1-m1.AAAA\n"),
            "line 2: the link is damaged: its checksum is wrong");
  EXPECT_THAT(read_of("1-3y1-m1.AAAA\n"), HasSubstr("unknown symbol 'y'"));
}

}  // namespace

}  // namespace minewise
