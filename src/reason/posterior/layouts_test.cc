#include "reason/posterior/layouts.h"

#include <gtest/gtest.h>

#include <string>

#include "support/board.h"

namespace minewise {
namespace {

LayoutCount layouts_of(const View& view) {
  return count_layouts(Knowledge(view, by_counting({})));
}

LayoutCount layouts_of(std::string_view text) {
  return layouts_of(drawn_view(text));
}

// Two ways around the 1, and one more mine in one of three cells.
TEST(Layouts, AreArrangementsTimesWhatTheInteriorMayHold) {
  EXPECT_EQ(layouts_of("mines 2\n? 1 ? ? ? ?\n"), BigInt(2 * 3));
}

TEST(Layouts, OfComponentsMultiply) {
  EXPECT_EQ(layouts_of("mines 2\n? 1 ? _ ? 1 ?\n"), BigInt(4));
}

// One mine in the middle, or one on either side.
TEST(Layouts, AreCountedByNumberOfMines) {
  EXPECT_EQ(layouts_of("mines 1\n? 1 ? 1 ? ? ?\n"), BigInt(1));
  EXPECT_EQ(layouts_of("mines 2\n? 1 ? 1 ? ? ?\n"), BigInt(1 + 2));
}

TEST(Layouts, OfAContradictionAreNone) {
  EXPECT_EQ(layouts_of("mines 3\n? 1 ? _ ? 1 ?\n"), BigInt(0));
}

TEST(Layouts, WithheldCluesDoNotMatter) {
  EXPECT_EQ(layouts_of("mines 1\nclues withheld:0.5\n? 1 ? _ ?\n"), BigInt(2));
}

TEST(Layouts, AreNotCountedWhereTheyAreWeighed) {
  const auto why_not = [](std::string_view text) { return layouts_of(text).error(); };
  EXPECT_EQ(why_not("? 1 ?\n"), NoLayoutCount::UnknownMines);
  EXPECT_EQ(why_not("density 0.5\n? 1 ?\n"), NoLayoutCount::UnknownMines);
  EXPECT_EQ(why_not("mines 1\nclues optimistic\n? 1 ?\n"), NoLayoutCount::UncertainClues);
}

// C(480, 99), as Python's math.comb says.
TEST(Layouts, OfAnUntouchedExpertBoardHaveAHundredAndFiveDigits) {
  const View view(make_topology({30, 16}), Rules::survival(), FixedCount{99});
  EXPECT_EQ(layouts_of(view)->str(),
            "56022099933742134542905898577582110805929050272389790128145880952721447957063116819838"
            "5673295159633481600");
}

}  // namespace
}  // namespace minewise
