#include "solver/layouts.h"

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

// Beside a component: the other mines in the other cells, those next to no clue included.
TEST(Layouts, OutsideAComponentAreCountedByItsMines) {
  const View view = drawn_view("mines 4\n? 1 ? 1 ? _ ? 1 ? _ ? ?\n");
  const Knowledge known(view, by_counting({}));
  BigWork work;
  OutsideCount outside(known, work);
  const auto first = outside.of(known.posterior().frontier().slot_of(Cell{0}));
  ASSERT_TRUE(first);
  EXPECT_EQ(first->first, 1);
  EXPECT_EQ(first->last(), 2);
  EXPECT_EQ(first->at(1), BigInt(2));      // one in two around the last 1, and both of the interior
  EXPECT_EQ(first->at(2), BigInt(2 * 2));  // and one of the interior
  const auto second = outside.of(known.posterior().frontier().slot_of(Cell{6}));
  ASSERT_TRUE(second);
  EXPECT_EQ(second->at(1), BigInt(1 * 1 + 1 * 2));
}

TEST(Layouts, AreTooLargeWhereTheWorkIsSpent) {
  const View view = drawn_view("mines 4\n? 1 ? 1 ? _ ? 1 ? _ ? ?\n");
  const Knowledge known(view, by_counting({}));
  for (const int spent : {0, 50}) {
    BigWork work(spent);
    const auto counted = OutsideCount(known, work).of(0);
    ASSERT_FALSE(counted) << spent;
    EXPECT_EQ(counted.error(), NoLayoutCount::TooLarge);
  }
  BigWork none(0);
  EXPECT_EQ(count_arrangements(known, 0, none).error(), NoLayoutCount::TooLarge);
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
