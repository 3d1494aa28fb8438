#include <gtest/gtest.h>

#include "review/premise_minimizer.h"

namespace minewise {

namespace {

using Answer = FeasibilitySearch::Answer;

Answer fit(FeasibilitySearch& feasibility, std::uint64_t from) {
  int steps = 10'000;
  return feasibility.fit(from, steps);
}

TEST(FeasibilitySearch, OneSum) {
  FeasibilitySearch feasibility;
  feasibility.add_sum(1, 2);
  feasibility.add_cells(1, 1);
  EXPECT_EQ(fit(feasibility, 1), Answer::Fits);
  feasibility.clear();
  feasibility.add_sum(2, 2);
  feasibility.add_cells(1, 1);
  EXPECT_EQ(fit(feasibility, 1), Answer::Impossible);
  feasibility.clear();
  feasibility.add_sum(0, 1);
  feasibility.add_mines(1, 1);
  feasibility.add_mines(1, 1);
  EXPECT_EQ(fit(feasibility, 1), Answer::Impossible);
}

// a b c under 1 2 1: if b is a mine, the 1s have no other, and the 2 is short of one.
TEST(FeasibilitySearch, SumsThatShareCells) {
  FeasibilitySearch feasibility;
  const auto ask = [&](bool middle) {
    feasibility.clear();
    feasibility.add_sum(1, 1);
    feasibility.add_sum(2, 2);
    feasibility.add_sum(1, 1);
    feasibility.add_cells(0b011, 1);
    if (middle) feasibility.add_mines(0b111, 1);
    feasibility.add_cells(0b110, 1);
    return fit(feasibility, 0b111);
  };
  EXPECT_EQ(ask(true), Answer::Impossible);
  EXPECT_EQ(ask(false), Answer::Fits);
}

TEST(FeasibilitySearch, PassesOverWhatIsNotConnected) {
  FeasibilitySearch feasibility;
  feasibility.add_sum(1, 1);
  feasibility.add_sum(3, 3);  // cannot be, and is not asked about
  feasibility.add_cells(1, 1);
  feasibility.add_cells(2, 1);
  EXPECT_EQ(fit(feasibility, 1), Answer::Fits);
}

TEST(FeasibilitySearch, GivesUpWhereItTakesTooLong) {
  FeasibilitySearch feasibility;
  feasibility.add_sum(1, 1);
  feasibility.add_sum(1, 1);
  for (const std::uint64_t sums : {1u, 2u, 3u}) feasibility.add_cells(sums, 2);
  int steps = 1;
  EXPECT_EQ(feasibility.fit(3, steps), Answer::TooLong);
  EXPECT_EQ(steps, 0);
}

}  // namespace

}  // namespace minewise
