#include <gtest/gtest.h>

#include "review/sieve.h"

namespace minewise {

namespace {

using Answer = Fitter::Answer;

Answer fit(Fitter& fitter, std::uint64_t from) {
  int steps = 10'000;
  return fitter.fit(from, steps);
}

TEST(Fitter, OneSum) {
  Fitter fitter;
  fitter.add_sum(1, 2);
  fitter.add_cells(1, 1);
  EXPECT_EQ(fit(fitter, 1), Answer::Fits);
  fitter.clear();
  fitter.add_sum(2, 2);
  fitter.add_cells(1, 1);
  EXPECT_EQ(fit(fitter, 1), Answer::Impossible);
  fitter.clear();
  fitter.add_sum(0, 1);
  fitter.add_mines(1, 1);
  fitter.add_mines(1, 1);
  EXPECT_EQ(fit(fitter, 1), Answer::Impossible);
}

// a b c under 1 2 1: if b is a mine, the 1s have no other, and the 2 is short of one.
TEST(Fitter, SumsThatShareCells) {
  Fitter fitter;
  const auto ask = [&](bool middle) {
    fitter.clear();
    fitter.add_sum(1, 1);
    fitter.add_sum(2, 2);
    fitter.add_sum(1, 1);
    fitter.add_cells(0b011, 1);
    if (middle) fitter.add_mines(0b111, 1);
    fitter.add_cells(0b110, 1);
    return fit(fitter, 0b111);
  };
  EXPECT_EQ(ask(true), Answer::Impossible);
  EXPECT_EQ(ask(false), Answer::Fits);
}

TEST(Fitter, PassesOverWhatIsNotConnected) {
  Fitter fitter;
  fitter.add_sum(1, 1);
  fitter.add_sum(3, 3);  // cannot be, and is not asked about
  fitter.add_cells(1, 1);
  fitter.add_cells(2, 1);
  EXPECT_EQ(fit(fitter, 1), Answer::Fits);
}

TEST(Fitter, GivesUpWhereItTakesTooLong) {
  Fitter fitter;
  fitter.add_sum(1, 1);
  fitter.add_sum(1, 1);
  for (const std::uint64_t sums : {1u, 2u, 3u}) fitter.add_cells(sums, 2);
  int steps = 1;
  EXPECT_EQ(fitter.fit(3, steps), Answer::TooLong);
  EXPECT_EQ(steps, 0);
}

}  // namespace

}  // namespace minewise
