#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "solver/facts.h"
#include "support/board.h"

namespace minewise {

namespace {

using testing::ElementsAre;
using testing::ElementsAreArray;
using testing::IsEmpty;

Facts facts_about(const View& view) {
  Facts facts(view);
  return facts;
}

Deduction is_mine(int index) {
  return {Cell{index}, Verdict::Mine, {Rule::SinglePoint, {Cell{0}}}};
}

TEST(Facts, OpenCellsAreSafeAndTheOthersMines) {
  const Facts facts = facts_about(drawn_view("1 _ M F ?"));
  EXPECT_TRUE(facts.is_safe(Cell{0}));
  EXPECT_TRUE(facts.is_safe(Cell{1}));
  EXPECT_TRUE(facts.is_mine(Cell{2}));
  EXPECT_TRUE(facts.is_mine(Cell{3}));
  EXPECT_FALSE(facts.is_known(Cell{4}));
}

TEST(Facts, KnownListsCellsAsTheyBecomeKnown) {
  View view = drawn_view("? ? ? ?");
  Facts facts = facts_about(view);
  view.open(Cell{3}, Clue::number(1));
  facts.observe(view);
  facts.conclude(is_mine(2));
  view.open(Cell{0}, Clue::number(0));
  facts.observe(view);
  EXPECT_THAT(facts.known(), ElementsAre(Cell{3}, Cell{2}, Cell{0}));
}

TEST(Facts, ObservingTwiceAddsNothing) {
  const View view = drawn_view("1 ?");
  Facts facts = facts_about(view);
  facts.observe(view);
  EXPECT_THAT(facts.known(), ElementsAre(Cell{0}));
}

TEST(Facts, ManyCellsAtOnceAreTakenInAsOneByOne) {
  const View drawn = drawn_view("1 2 M F ?\n1 3 F M ?\n0 1 2 ? ?\n");
  View view = drawn_view("? ? ? ? ?\n? ? ? ? ?\n? ? ? ? ?\n");
  Facts facts = facts_about(view);
  for (const Cell cell : drawn.uncovered()) {
    if (drawn.is_open(cell)) view.open(cell, drawn.clue(cell));
    if (drawn.state(cell) == CellState::Mine) view.step_on(cell);
    if (drawn.state(cell) == CellState::Flagged) view.flag(cell);
    facts.observe(view);
  }
  const Facts at_once = facts_about(drawn);
  EXPECT_THAT(at_once.known(), ElementsAreArray(facts.known()));
  EXPECT_EQ(at_once.mines(), 4);
  EXPECT_EQ(at_once.safe_unopened(), 0);
  for (int i = 0; i < drawn.cells(); ++i) {
    EXPECT_EQ(at_once.is_mine(Cell{i}), facts.is_mine(Cell{i})) << i;
    EXPECT_EQ(at_once.around(Cell{i}).unknown, facts.around(Cell{i}).unknown) << i;
    EXPECT_EQ(at_once.around(Cell{i}).mines, facts.around(Cell{i}).mines) << i;
  }
}

TEST(Facts, DeductionsAreKeptWithTheirReasons) {
  Facts facts = facts_about(drawn_view("1 ?"));
  facts.conclude(is_mine(1));
  EXPECT_TRUE(facts.is_mine(Cell{1}));
  EXPECT_THAT(facts.deductions(), ElementsAre(is_mine(1)));
}

TEST(Facts, FirstDeductionOfACellStays) {
  Facts facts = facts_about(drawn_view("1 ? ?"));
  facts.conclude(is_mine(1));
  facts.conclude({Cell{1}, Verdict::Mine, {Rule::Exact, {}}});
  EXPECT_THAT(facts.deductions(), ElementsAre(is_mine(1)));
}

TEST(Facts, WhatIsSeenNeedsNoDeduction) {
  Facts facts = facts_about(drawn_view("1 M"));
  facts.conclude(is_mine(1));
  EXPECT_THAT(facts.deductions(), IsEmpty());
}

TEST(Facts, ActingOnADeductionIsNoNews) {
  View view = drawn_view("1 ?");
  Facts facts = facts_about(view);
  facts.conclude(is_mine(1));
  view.flag(Cell{1});
  facts.observe(view);
  EXPECT_THAT(facts.known(), ElementsAre(Cell{0}, Cell{1}));
}

TEST(Facts, CanBeginWithWhatOthersHeldEarlier) {
  View view = drawn_view("1 ? ? ?");
  Facts facts = facts_about(view);
  facts.conclude(is_mine(1));
  const View then = view;
  view.open(Cell{2}, Clue::number(1));
  facts.observe(view);
  facts.conclude({Cell{3}, Verdict::Safe, {Rule::SinglePoint, {Cell{2}}}});
  Facts again;
  again.start_like(facts, 2, 1, then);
  EXPECT_THAT(again.known(), ElementsAre(Cell{0}, Cell{1}));
  EXPECT_THAT(again.deductions(), ElementsAre(is_mine(1)));
  EXPECT_FALSE(again.is_known(Cell{2}));
  EXPECT_EQ(again.around(Cell{2}).mines, 1);
  EXPECT_EQ(again.safe_unopened(), 0);
  again.observe(view);
  EXPECT_TRUE(again.is_safe(Cell{2}));
}

TEST(Facts, GoBackToWhatWasKnownBefore) {
  const View view = drawn_view("1 ? ? ?");
  Facts facts = facts_about(view);
  facts.conclude(is_mine(1));
  facts.conclude({Cell{2}, Verdict::Safe, {}});
  facts.conclude(is_mine(3));
  facts.go_back(2, 1);
  EXPECT_THAT(facts.known(), ElementsAre(Cell{0}, Cell{1}));
  EXPECT_THAT(facts.deductions(), ElementsAre(is_mine(1)));
  EXPECT_EQ(facts.mines(), 1);
  EXPECT_EQ(facts.safe_unopened(), 0);
  EXPECT_FALSE(facts.is_known(Cell{2}));
  EXPECT_EQ(facts.around(Cell{2}).unknown, 1);
  EXPECT_EQ(facts.around(Cell{2}).mines, 1);
}

TEST(Facts, StartForgetsEverything) {
  Facts facts = facts_about(drawn_view("1 ?"));
  facts.conclude(is_mine(1));
  facts.start(drawn_view("? ? ?"));
  EXPECT_THAT(facts.known(), IsEmpty());
  EXPECT_THAT(facts.deductions(), IsEmpty());
  EXPECT_FALSE(facts.is_known(Cell{1}));
  EXPECT_FALSE(facts.is_known(Cell{2}));
}

using testing::ElementsAre;
using testing::IsEmpty;

// The constraint of the top left cell.
Constraint corner(std::string_view text) {
  const View view = drawn_view(text);
  Facts facts(view);
  return constraint_around(view, facts, Cell{0});
}

Constraint over_cells(int cells, int least, int most) {
  Constraint constraint;
  for (int index = 0; index < cells; ++index) constraint.cells.push_back(Cell{index});
  constraint.least = least;
  constraint.most = most;
  return constraint;
}

TEST(Constraint, IsAboutTheUnknownNeighbours) {
  const Constraint constraint = corner(
      "2 ? ?\n"
      "1 ? ?\n");
  EXPECT_THAT(constraint.cells, ElementsAre(Cell{1}, Cell{4}));
  EXPECT_EQ(constraint.least, 2);
  EXPECT_EQ(constraint.most, 2);
}

TEST(Constraint, KnownMinesAreTakenOff) {
  const Constraint constraint = corner(
      "2 M\n"
      "F ?\n");
  EXPECT_THAT(constraint.cells, ElementsAre(Cell{3}));
  EXPECT_EQ(constraint.least, 0);
  EXPECT_EQ(constraint.most, 0);
}

TEST(Constraint, DeducedCellsAreKnown) {
  const View view = drawn_view("1 ?\n? ?\n");
  Facts facts(view);
  facts.conclude({Cell{1}, Verdict::Mine, {Rule::Exact, {}}});
  facts.conclude({Cell{2}, Verdict::Safe, {Rule::Exact, {}}});
  const Constraint constraint = constraint_around(view, facts, Cell{0});
  EXPECT_THAT(constraint.cells, ElementsAre(Cell{3}));
  EXPECT_EQ(constraint.most, 0);
}

TEST(Constraint, NoisyCluesBound) {
  EXPECT_EQ(corner("clues optimistic\n2 ?\n? ?").least, 2);
  EXPECT_EQ(corner("clues optimistic\n2 ?\n? ?").most, 3);
  EXPECT_EQ(corner("clues cautious\n2 M\n? ?").least, -1);
  EXPECT_EQ(corner("clues cautious\n2 M\n? ?").most, 1);
}

TEST(Constraint, WithheldClueLeavesEverythingOpen) {
  EXPECT_EQ(corner("_ ?\n? ?").least, 0);
  EXPECT_EQ(corner("_ ?\n? ?").most, 3);
}

TEST(Constraint, NothingUnknownMeansNoCells) {
  EXPECT_THAT(corner("1 M").cells, IsEmpty());
}

TEST(ForcedVerdict, NoMinesLeftMeansSafe) {
  EXPECT_EQ(forced_verdict(over_cells(3, 0, 0)), Verdict::Safe);
  EXPECT_EQ(forced_verdict(over_cells(3, -2, 0)), Verdict::Safe);
}

TEST(ForcedVerdict, AsManyMinesAsCellsMeansMines) {
  EXPECT_EQ(forced_verdict(over_cells(3, 3, 3)), Verdict::Mine);
  EXPECT_EQ(forced_verdict(over_cells(3, 3, 8)), Verdict::Mine);
}

TEST(ForcedVerdict, AnythingBetweenForcesNothing) {
  EXPECT_EQ(forced_verdict(over_cells(3, 1, 1)), std::nullopt);
  EXPECT_EQ(forced_verdict(over_cells(3, 2, 3)), std::nullopt);
  EXPECT_EQ(forced_verdict(over_cells(3, 0, 1)), std::nullopt);
}

TEST(ForcedVerdict, ContradictionForcesNothing) {
  EXPECT_EQ(forced_verdict(over_cells(3, 4, 4)), std::nullopt);
  EXPECT_EQ(forced_verdict(over_cells(3, -1, -1)), std::nullopt);
}

// An 8 in a corner allows no number of mines at all: least is over most.
TEST(ForcedVerdict, ClueThatCannotBeForcesNothing) {
  EXPECT_EQ(forced_verdict(over_cells(3, 1, 0)), std::nullopt);
  EXPECT_EQ(forced_verdict(corner("8 ?\n? ?")), std::nullopt);
}

}  // namespace

}  // namespace minewise
