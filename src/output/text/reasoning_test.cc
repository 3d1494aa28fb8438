#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "output/text/reasoning.h"
#include "support/board.h"

namespace minewise {

namespace {

using testing::HasSubstr;
using testing::Not;

std::string reasoning_text(std::string_view text, std::string_view aspects, std::size_t most = 40) {
  const Position position = drawn_position(text);
  const View view = view_of(position);
  const PlacedView placed{view, position.shape};
  return reasoning_text(find_reasoning(view, must(parse_aspects(aspects)), most), placed,
                        CellNames(placed), 60);
}

TEST(CellNames, GoOnAfterZ) {
  EXPECT_EQ(letters_of(0), "A");
  EXPECT_EQ(letters_of(25), "Z");
  EXPECT_EQ(letters_of(26), "AA");
  EXPECT_EQ(letters_of(701), "ZZ");
  EXPECT_EQ(letters_of(702), "AAA");
}

TEST(CellNames, AreOfCoveredCellsNextToANumber) {
  const Position position = drawn_position("1 ? ?\nF _ ?\n");
  const View view = view_of(position);
  const PlacedView placed{view, position.shape};
  const CellNames names(placed);
  EXPECT_EQ(named_board(placed, names),
            "     0  1  2\n"
            "  0  1  A  .\n"
            "  1  *  _  .\n");
  EXPECT_EQ(names.of(Cell{1}), "A");
  EXPECT_EQ(names.of(Cell{2}), "(0,2)");
}

TEST(EquationsText, WritesEquationsAsTheReportsDo) {
  const std::string text = reasoning_text("1 2 1\n? ? ?\n", "equations");
  EXPECT_THAT(text, HasSubstr("(2)  A + B + C = 2  the 2 at (0,1)\n"));
  EXPECT_THAT(text, HasSubstr("(4)  C = 1  (2) - (1): C is a mine\n"));
}

TEST(EquationsText, WritesBoundsWhereCluesAreNotExact) {
  EXPECT_THAT(reasoning_text("clues optimistic\n1 ?\n? ?\n", "equations"),
              HasSubstr("A + B + C >= 1"));
  EXPECT_THAT(reasoning_text("clues cautious\n1 ?\n? ?\n", "equations"),
              HasSubstr("A + B + C <= 1"));
  EXPECT_THAT(reasoning_text("clues cautious\n1 ?\n? ?\n", "equations"), Not(HasSubstr(" = 1 ")));
}

TEST(RowsText, NamesColumnsAndSaysOfWhichRowsARowIsMade) {
  const std::string text = reasoning_text("? ? ? ?\n_ 1 2 _\n", "rows");
  EXPECT_THAT(text, HasSubstr("      A  B  C  D\n  r1  1  1  1  .  = 1  the 1 at (1,1)\n"));
  EXPECT_THAT(text, HasSubstr("D is a mine, A is safe\n"));
  EXPECT_THAT(text, HasSubstr("r1 - r2"));
}

TEST(ArrangementsText, HasAColumnForEachRegion) {
  const std::string text = reasoning_text("mines 2\n1 ? ?\n? ? ?\n? ? ?\n", "arrangements");
  EXPECT_THAT(text, HasSubstr("3 arrangements with 1 mine\n"));
  EXPECT_THAT(text, HasSubstr("A+B+C"));
  EXPECT_THAT(text, HasSubstr("100.00%"));
}

TEST(ArrangementsText, SaysHowManyTheNumberOfMinesLeaves) {
  EXPECT_THAT(reasoning_text("mines 2\n? 1 ? 1 ?\n", "arrangements"),
              HasSubstr("2 arrangements with 1 to 2 mines; 1 of them fits the number of mines\n"));
  EXPECT_THAT(reasoning_text("? 1 ? 1 ?\n", "arrangements"),
              HasSubstr("2 arrangements with 1 to 2 mines\n"));
}

TEST(CandidatesText, CallsAnEstimateAnEstimate) {
  const std::string text = reasoning_text("mines 2\n1 ? ?\n? ? ?\n? ? ?\n", "candidates");
  EXPECT_THAT(text, HasSubstr("estimate by share of arrangements 33.33%"));
  EXPECT_THAT(text, HasSubstr("probability 20.00%"));
}

TEST(ReasoningText, SaysHowManyAreLeftOut) {
  EXPECT_THAT(reasoning_text("1 2 1\n? ? ?\n", "equations", 1),
              HasSubstr("  and 2 more equations\n"));
  EXPECT_THAT(reasoning_text("1 2 1\n? ? ?\n", "equations", 2),
              HasSubstr("  and 1 more equation\n"));
}

TEST(ReasoningText, LeavesCountsOfLargeBoardsOut) {
  const std::string row(61, '?');
  EXPECT_THAT(reasoning_text(row + "\n", "counts"), HasSubstr("not drawn"));
}

}  // namespace

}  // namespace minewise
