#include "solver/elimination_rows.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/board.h"

namespace minewise {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

Elimination rows_of(std::string_view text, std::size_t most = 100) {
  const View view = drawn_view(text);
  return find_rows(view, most);
}

// A + B + C = 1 and B + C + D = 2: the difference is D - A = 1.
TEST(EliminationRows, HaveTheDifferenceThatSettlesBothEnds) {
  const Elimination rows = rows_of("? ? ? ?\n_ 1 2 _\n");
  ASSERT_THAT(rows.groups, SizeIs(1));
  const RowGroup& group = rows.groups[0];
  EXPECT_THAT(group.cells, ElementsAre(Cell{0}, Cell{1}, Cell{2}, Cell{3}));
  EXPECT_THAT(group.before, SizeIs(2));
  EXPECT_THAT(group.after, SizeIs(2));
  ASSERT_THAT(group.settled, SizeIs(1));
  const SettledRow& settled = group.settled[0];
  EXPECT_THAT(settled.row.made_of, SizeIs(2));
  for (const auto& [cell, factor] : settled.row.cells) {
    EXPECT_EQ(settled.is_mine(factor), cell == Cell{3}) << cell.index;
  }
}

// The cells stay in the rows although they are settled.
TEST(EliminationRows, AreLeftAsEliminationLeavesThem) {
  const Elimination rows = rows_of("1 2 1\n? ? ?\n");
  ASSERT_THAT(rows.groups, SizeIs(1));
  EXPECT_THAT(rows.groups[0].after, SizeIs(3));
  EXPECT_FALSE(rows.groups[0].settled.empty());
}

TEST(EliminationRows, FallIntoGroupsThatShareNoCell) {
  const Elimination rows = rows_of("? 1 _ _ 1 ?\n? _ _ _ _ ?\n");
  ASSERT_THAT(rows.groups, SizeIs(2));
  EXPECT_EQ(rows.groups[0].cells.front(), Cell{0});
  EXPECT_EQ(rows.groups[1].cells.front(), Cell{5});
  EXPECT_THAT(rows_of("? 1 _ _ 1 ?\n? _ _ _ _ ?\n", 1).groups, SizeIs(1));
  EXPECT_EQ(rows_of("? 1 _ _ 1 ?\n? _ _ _ _ ?\n", 1).groups_in_all, 2u);
}

TEST(EliminationRows, HaveSlackWhereCluesAreNotExact) {
  const Elimination noisy = rows_of("clues optimistic\n1 ?\n? ?\n");
  ASSERT_THAT(noisy.groups, SizeIs(1));
  EXPECT_EQ(noisy.groups[0].before[0].made_of[0].slack, (SumRange{0, 2}));
  EXPECT_EQ(rows_of("1 ?\n? ?\n").groups[0].before[0].made_of[0].slack, (SumRange{0, 0}));
}

TEST(EliminationRows, AreNoneWhereNoClueSaysAnything) {
  EXPECT_THAT(rows_of("_ ?\n? ?\n").groups, IsEmpty());
}

}  // namespace
}  // namespace minewise
