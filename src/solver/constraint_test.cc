#include "solver/constraint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/board.h"

namespace minewise {
namespace {

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
