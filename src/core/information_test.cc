#include "core/information.h"

#include <gtest/gtest.h>

#include <cmath>

namespace minewise {
namespace {

// The entropy of a coin that is one side with probability p.
double coin(double p) {
  return -p * std::log2(p) - (1 - p) * std::log2(1 - p);
}

TEST(Information, OfAnExactClueIsAllThereIs) {
  EXPECT_NEAR(bits_told(*exact_clues(), 1, 0.5), 1, 1e-12);
  EXPECT_NEAR(bits_told(*exact_clues(), 1, 0.1), coin(0.1), 1e-12);
  EXPECT_NEAR(bits_told(*exact_clues(), 2, 0.5), 1.5, 1e-12);  // 1/4, 1/2, 1/4
  EXPECT_EQ(bits_told(*exact_clues(), 8, 0), 0);
  EXPECT_EQ(bits_told(*exact_clues(), 8, 1), 0);
  EXPECT_EQ(bits_told(*exact_clues(), 0, 0.5), 0);
}

TEST(Information, OfAClueThatMayStaySilentIsItsShare) {
  const double all = bits_told(*exact_clues(), 8, 0.2);
  for (const double q : {0.0, 0.25, 0.9, 1.0}) {
    EXPECT_NEAR(bits_told(*withheld_clues(q), 8, 0.2), (1 - q) * all, 1e-12) << q;
  }
}

// One neighbour: an optimistic clue shows 0 for no mine, and 0 or 1 alike for a mine. By hand,
// H(shown) - H(shown | mine or not) = H(3/4) - 1/2.
TEST(Information, OfBoundsIsLess) {
  EXPECT_NEAR(bits_told(*optimistic_clues(), 1, 0.5), coin(0.25) - 0.5, 1e-12);
  EXPECT_NEAR(bits_told(*cautious_clues(), 1, 0.5), coin(0.25) - 0.5, 1e-12);
  for (const double density : {0.1, 0.3, 0.6}) {
    const double all = bits_told(*exact_clues(), 8, density);
    EXPECT_LT(bits_told(*optimistic_clues(), 8, density), all);
    EXPECT_LT(bits_told(*cautious_clues(), 8, density), all);
    EXPECT_GT(bits_told(*cautious_clues(), 8, density), 0);
    // Mines and safe cells change places.
    EXPECT_NEAR(bits_told(*cautious_clues(), 8, density),
                bits_told(*optimistic_clues(), 8, 1 - density), 1e-12);
  }
}

TEST(Information, OfTwoModelsInARowIsNoMoreThanOfEither) {
  const auto both = composed_clues(*withheld_clues(0.2), *optimistic_clues());
  EXPECT_NEAR(bits_told(*both, 8, 0.2), 0.8 * bits_told(*optimistic_clues(), 8, 0.2), 1e-12);
}

}  // namespace
}  // namespace minewise
