#include "analysis/fitter.h"

#include <gtest/gtest.h>

namespace minewise {
namespace {

using Answer = Fitter::Answer;

TEST(Fitter, OneSum) {
  Fitter fitter;
  fitter.add_sum(1, 2);
  fitter.add_cells(1, 1);
  EXPECT_EQ(fitter.fit(1), Answer::Fits);
  fitter.clear();
  fitter.add_sum(2, 2);
  fitter.add_cells(1, 1);
  EXPECT_EQ(fitter.fit(1), Answer::Impossible);
  fitter.clear();
  fitter.add_sum(0, 1);
  fitter.add_mines(1, 1);
  fitter.add_mines(1, 1);
  EXPECT_EQ(fitter.fit(1), Answer::Impossible);
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
    return fitter.fit(0b111);
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
  EXPECT_EQ(fitter.fit(1), Answer::Fits);
}

TEST(Fitter, GivesUpWhereItTakesTooLong) {
  Fitter fitter;
  constexpr int kSums = 40;
  fitter.add_sum(kSums / 2 + 1, kSums / 2 + 1);  // more pairs than there are halves of them
  std::uint64_t all = 1;
  for (int i = 1; i < kSums; ++i) {
    fitter.add_sum(1, 2);
    all |= std::uint64_t{1} << i;
  }
  for (int i = 1; i < kSums; ++i) {
    for (int j = i + 1; j < kSums; ++j) {
      fitter.add_cells(std::uint64_t{1} << i | std::uint64_t{1} << j | 1, 1);
    }
  }
  EXPECT_NE(fitter.fit(all), Answer::Impossible);
}

}  // namespace
}  // namespace minewise
