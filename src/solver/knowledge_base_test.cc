#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "solver/knowledge_base.h"
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

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using Origin = HeldEquation::Origin;

constexpr std::size_t kAll = 1000;

KnowledgeBase base_of(std::string_view text, std::size_t most = kAll) {
  const View view = drawn_view(text);
  return find_knowledge_base(view, most);
}

// Report 004's example: each 1 lies inside the 2.
TEST(KnowledgeBase, SaysWhichTwoEquationsMadeAThird) {
  const KnowledgeBase base = base_of("1 2 1\n? ? ?\n");
  ASSERT_THAT(base.clues, SizeIs(3));
  EXPECT_THAT(base.clues[1].cells, ElementsAre(Cell{3}, Cell{4}, Cell{5}));
  EXPECT_EQ(base.clues[1].least, 2);
  EXPECT_EQ(base.clues[1].most, 2);
  EXPECT_THAT(base.clues[1].clues, ElementsAre(Cell{1}));
  ASSERT_FALSE(base.derived.empty());
  const HeldEquation& first = base.derived.front();
  EXPECT_EQ(first.origin, Origin::Difference);
  EXPECT_EQ(first.number, 4);
  EXPECT_EQ(first.from, 2);
  EXPECT_EQ(first.less, 1);
  EXPECT_THAT(first.cells, ElementsAre(Cell{5}));
  EXPECT_EQ(first.gives, Verdict::Mine);
}

TEST(KnowledgeBase, SubtractsMinesThatAreFlaggedOrSteppedOn) {
  const KnowledgeBase base = base_of("3 ? ?\nF M ?\n");
  ASSERT_THAT(base.clues, SizeIs(1));
  EXPECT_THAT(base.clues[0].cells, ElementsAre(Cell{1}));
  EXPECT_EQ(base.clues[0].most, 1);
  EXPECT_EQ(base.clues[0].gives, Verdict::Mine);
}

TEST(KnowledgeBase, ListsOnceWhatTwoCluesSay) {
  const KnowledgeBase base = base_of("1 ? 1\n");
  ASSERT_THAT(base.clues, SizeIs(1));
  EXPECT_THAT(base.clues[0].clues, ElementsAre(Cell{0}, Cell{2}));
}

TEST(KnowledgeBase, ThinsOutCluesWithoutCoveredNeighbours) {
  const KnowledgeBase base = base_of("0 0 1 ?\n_ _ _ ?\n");
  EXPECT_EQ(base.spent, 4);
  EXPECT_EQ(base.silent, 1);
  EXPECT_THAT(base.clues, SizeIs(1));
}

// What becomes known is put into the equations around it: A is the 1's mine, so the 2 needs B.
TEST(KnowledgeBase, PutsInWhatIsKnown) {
  const KnowledgeBase base = base_of("1 ? 2 ?\n");
  ASSERT_THAT(base.derived, SizeIs(1));
  EXPECT_EQ(base.derived[0].origin, Origin::Substitution);
  EXPECT_EQ(base.derived[0].from, 2);
  EXPECT_THAT(base.derived[0].known, ElementsAre(std::pair(Cell{1}, Verdict::Mine)));
  EXPECT_EQ(base.derived[0].gives, Verdict::Mine);
}

// An optimistic 1 says "at least 1", and two mines would show it less often than one.
TEST(KnowledgeBase, NeverTakesABoundForAnEquation) {
  const KnowledgeBase base = base_of("clues optimistic\n1 ?\n? ?\n");
  ASSERT_THAT(base.clues, SizeIs(1));
  EXPECT_EQ(base.clues[0].least, 1);
  EXPECT_EQ(base.clues[0].most, 3);
  ASSERT_THAT(base.clues[0].weight, SizeIs(3));
  EXPECT_DOUBLE_EQ(base.clues[0].weight[0], 1.0 / 2);
  EXPECT_DOUBLE_EQ(base.clues[0].weight[2], 1.0 / 4);
  EXPECT_THAT(base_of("1 ?\n? ?\n").clues[0].weight, IsEmpty());
}

TEST(KnowledgeBase, SaysHowManyThereAreWhereListsAreCut) {
  const KnowledgeBase all = base_of("1 2 1\n? ? ?\n"), cut = base_of("1 2 1\n? ? ?\n", 1);
  EXPECT_THAT(cut.clues, SizeIs(1));
  EXPECT_THAT(cut.derived, SizeIs(1));
  EXPECT_EQ(cut.clues_in_all, 3u);
  EXPECT_EQ(cut.derived_in_all, all.derived.size());
}

}  // namespace

}  // namespace minewise
