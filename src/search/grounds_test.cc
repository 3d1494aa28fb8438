#include "search/grounds.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/board.h"

namespace minewise {
namespace {

using testing::ElementsAre;

TEST(Grounds, GiveTheProbabilityAsAReducedFraction) {
  const View view = drawn_view("mines 2\n1 ? ?\n? ? ?\n");
  const Grounds grounds = find_grounds(view, Cell{1});
  EXPECT_EQ(*grounds.layouts_mine, 2);
  EXPECT_EQ(*grounds.layouts_safe, 4);
  const auto fraction = grounds.fraction();
  ASSERT_TRUE(fraction);
  EXPECT_EQ(fraction->num, 1);
  EXPECT_EQ(fraction->den, 3);
  EXPECT_EQ(find_grounds(drawn_view("1 ? ?\n? ? ?\n"), Cell{1}).fraction().error(),
            NoLayoutCount::UnknownMines);
}

TEST(Grounds, NameTheCluesOfTheProofOrThoseThatMatter) {
  EXPECT_THAT(find_grounds(drawn_view("? ? ? ? 1\n1 1 1 _ _\n"), Cell{2}).rests_on(),
              ElementsAre(Cell{5}, Cell{6}));
  EXPECT_THAT(find_grounds(drawn_view("mines 2\n1 ? ? ? ?\n? ? ? ? 1\n"), Cell{1}).rests_on(),
              ElementsAre(Cell{0}));
}

// One mine on either side of the 1: opening either cell wins if it is safe.
TEST(Grounds, TellTheChanceToWinWhereTheEndCanBeSearched) {
  const Grounds toss = find_grounds(drawn_view("mines 1\n? 1 ?\n"), Cell{2});
  ASSERT_TRUE(toss.prospect && toss.prospect->win);
  EXPECT_EQ(toss.prospect->win->decimal(), 0.5);
  ASSERT_EQ(toss.candidates.size(), 2u);
  for (const Prospect& candidate : toss.candidates) EXPECT_TRUE(candidate.win);
  EXPECT_FALSE(find_grounds(drawn_view("? 1 ?\n"), Cell{2}).prospect->win);
}

}  // namespace
}  // namespace minewise
