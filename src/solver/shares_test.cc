#include "solver/shares.h"

#include "core/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/board.h"

namespace minewise {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

struct DrawnShares {
  explicit DrawnShares(std::string_view text, CountBudget budget = {})
      : view(drawn_view(text)), shares(budget) {
    facts.start(view);
    shares.start(view);
    update();
  }

  void update() {
    facts.observe(view);
    shares.deduce(view, facts);
  }

  double share(int cell) const { return shares.share(Cell{cell}).value_or(-1); }

  std::vector<int> least() const {
    std::vector<int> cells;
    for (const auto& each : shares.least()) cells.push_back(each.cell.index);
    return cells;
  }

  View view;
  Facts facts;
  Shares shares;
};

// One arrangement has two mines and the other one, which at this density is nine times as likely.
TEST(Shares, ArrangementsCountAlikeWhateverTheirMines) {
  const DrawnShares drawn("density 0.1\n? 1 ? 1 ?\n");
  EXPECT_DOUBLE_EQ(drawn.share(0), 0.5);
  EXPECT_DOUBLE_EQ(drawn.share(2), 0.5);
  EXPECT_DOUBLE_EQ(drawn.share(4), 0.5);
}

TEST(Shares, RegionsOfSeveralCellsCountTheirArrangements) {
  const DrawnShares drawn("? 2 ?\n_ _ ?\n_ 1 ?\n");
  EXPECT_DOUBLE_EQ(drawn.share(0), 2.0 / 3);
  EXPECT_DOUBLE_EQ(drawn.share(2), 2.0 / 3);
  EXPECT_DOUBLE_EQ(drawn.share(5), 2.0 / 3);
  EXPECT_DOUBLE_EQ(drawn.share(8), 1.0 / 3);
  EXPECT_THAT(drawn.least(), ElementsAre(8));
}

TEST(Shares, CellsInNoEquationHaveNone) {
  const DrawnShares drawn("? 1 ? ? ?\n");
  EXPECT_EQ(drawn.shares.share(Cell{3}), std::nullopt);
  EXPECT_EQ(drawn.shares.equations(Cell{3}), 0);
  EXPECT_THAT(DrawnShares("? ? ?\n").least(), IsEmpty());
}

TEST(Shares, EquationsAreTheCluesNextToACell) {
  const DrawnShares drawn("? 1 ? 1 ?\n");
  EXPECT_EQ(drawn.shares.equations(Cell{0}), 1);
  EXPECT_EQ(drawn.shares.equations(Cell{2}), 2);
}

TEST(Shares, WhatIsBelowAThresholdComesInOrder) {
  const DrawnShares drawn("? 2 ?\n_ _ ?\n_ 1 ?\n");
  EXPECT_THAT(drawn.shares.below(0.3), IsEmpty());
  EXPECT_THAT(drawn.shares.below(0.5), SizeIs(1));
  std::vector<int> found;
  for (const auto& each : drawn.shares.below(0.7)) found.push_back(each.cell.index);
  EXPECT_THAT(found, ElementsAre(8, 0, 2, 5));
}

TEST(Shares, ProvesWhatAllArrangementsAgreeUpon) {
  const DrawnShares drawn("? ? ?\n1 2 1\n");
  EXPECT_TRUE(drawn.facts.is_mine(Cell{0}));
  EXPECT_TRUE(drawn.facts.is_safe(Cell{1}));
  EXPECT_TRUE(drawn.facts.is_mine(Cell{2}));
}

// The 1s at the right have nothing to do with the mine at the left.
TEST(Shares, NamesTheCluesThatAProofTakes) {
  const DrawnShares drawn(
      "? ? ? ? ? ?\n"
      "1 2 _ _ 1 1\n");
  const auto& deductions = drawn.facts.deductions();
  ASSERT_THAT(deductions, SizeIs(2));
  EXPECT_EQ(deductions[0].cell, Cell{2});
  EXPECT_EQ(deductions[0].verdict, Verdict::Mine);
  EXPECT_EQ(deductions[0].reason.rule, Rule::Groups);
  EXPECT_THAT(deductions[0].reason.because, ElementsAre(Cell{6}, Cell{7}));
  EXPECT_EQ(deductions[1].cell, Cell{3});
  EXPECT_THAT(deductions[1].reason.because, ElementsAre(Cell{10}, Cell{11}));
}

// The number of mines on the board would settle everything; shares do not look at it.
TEST(Shares, DoNotUseTheNumberOfMines) {
  const DrawnShares drawn("mines 1\n? 1 ? 1 ? ?\n");
  EXPECT_THAT(drawn.facts.deductions(), IsEmpty());
}

// A 1 may stand for one, two or three mines: seven arrangements, each cell a mine in four.
TEST(Shares, ReadNoisyCluesAsBounds) {
  const DrawnShares drawn("clues optimistic\n? 1 ?\n_ ? _\n");
  EXPECT_DOUBLE_EQ(drawn.share(0), 4.0 / 7);
  EXPECT_EQ(DrawnShares("clues optimistic\n? 0 ?\n").shares.share(Cell{0}), std::nullopt);
}

TEST(Shares, ProveNothingBeyondTheBudget) {
  const char* board = "? ? ?\n1 2 1\n";
  EXPECT_THAT(DrawnShares(board).facts.deductions(), SizeIs(3));
  EXPECT_THAT(DrawnShares(board, CountBudget{2}).facts.deductions(), IsEmpty());
}

TEST(Shares, ProveNothingFromAContradiction) {
  EXPECT_THAT(DrawnShares("1 ? 2\n").facts.deductions(), IsEmpty());
  EXPECT_THAT(DrawnShares("? ? _\n1 3 _\n1 ? _\n").facts.deductions(), IsEmpty());
}

TEST(Shares, KeepUpWithAGame) {
  DrawnShares drawn("? ? ? ? ? ?\n");
  drawn.view.open(Cell{1}, Clue::number(1));
  drawn.update();
  EXPECT_THAT(drawn.least(), ElementsAre(0, 2));
  drawn.view.open(Cell{4}, Clue::number(1));
  drawn.update();
  EXPECT_THAT(drawn.least(), SizeIs(4));
  drawn.view.step_on(Cell{2});
  drawn.update();
  EXPECT_TRUE(drawn.facts.is_safe(Cell{0}));
  EXPECT_DOUBLE_EQ(drawn.share(3), 0.5);
}

// An 8 in a corner cannot be: nothing is known, and nothing is asked that is not there.
TEST(Shares, OfAContradictionAreNone) {
  const View view = view_of(parse_position("8????\n?????\n1????\n").value());
  Facts facts(view);
  Shares shares;
  shares.start(view);
  shares.deduce(view, facts);
  EXPECT_TRUE(shares.least().empty());
  EXPECT_TRUE(shares.below(1).empty());
  EXPECT_EQ(shares.share(Cell{1}), std::nullopt);
}

}  // namespace
}  // namespace minewise
