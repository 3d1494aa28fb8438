#include <gtest/gtest.h>

#include <cmath>

#include "search/belief.h"
#include "support/board.h"

namespace minewise {

namespace {

// By the rule of succession: what is likely of a cell after so many mines and safe cells.
SeenDensity after(int mines, int safe) {
  return {(mines + 1.0) / (mines + safe + 2.0), mines + safe};
}

TEST(LearnDensity, TwoMinesAreNotEnoughToFlagABoard) {
  EXPECT_TRUE(is_worth_learning(after(1, 0), 200));
  EXPECT_TRUE(is_worth_learning(after(2, 0), 200));
  EXPECT_TRUE(is_worth_learning(after(4, 3), 200));
}

TEST(LearnDensity, ManyMinesAre) {
  EXPECT_FALSE(is_worth_learning(after(20, 0), 200));
  EXPECT_FALSE(is_worth_learning(after(150, 50), 25));
}

// The fewer cells are left, the less there is to gain by knowing.
TEST(LearnDensity, LittleIsLeftToUseItFor) {
  EXPECT_TRUE(is_worth_learning(after(6, 2), 1000));
  EXPECT_FALSE(is_worth_learning(after(6, 2), 2));
}

TEST(LearnDensity, BoardsOfAnySizeAreAnswered) {
  EXPECT_TRUE(is_worth_learning(after(3, 1), 1'000'000));
  EXPECT_FALSE(is_worth_learning(after(900, 10), 1'000'000));
  EXPECT_FALSE(is_worth_learning(after(5, 0), 0));
}

TEST(LeastDensity, QuantilesOfPowersAreRoots) {
  for (const double power : {1.0, 2.0, 7.0}) {
    EXPECT_NEAR(beta_quantile(power, 1, 0.01), std::pow(0.01, 1 / power), 1e-3) << power;
  }
  EXPECT_NEAR(beta_quantile(1, 2, 0.5), 1 - std::sqrt(0.5), 1e-3);
  EXPECT_NEAR(beta_quantile(30, 30, 0.5), 0.5, 1e-3);
  EXPECT_NEAR(beta_quantile(7e5, 3e5, 0.01), 0.7, 5e-3);
}

// Where so many cells were opened, all of them mines.
double least_after_mines(int mines) {
  View view(make_topology(id_of("10x10/0 survival").shape()), Rules::survival(), UnknownCount{});
  for (int i = 0; i < mines; ++i) view.step_on(Cell{i});
  Knowledge known(view);
  return least_plausible_density(known);
}

// Beta(k + 1, 1): its hundredth part lies below the root.
TEST(LeastDensity, AFewMinesMayBeChance) {
  EXPECT_NEAR(least_after_mines(0), 0.01, 1e-3);
  EXPECT_NEAR(least_after_mines(3), std::pow(0.01, 1.0 / 4), 1e-3);
  EXPECT_NEAR(least_after_mines(40), std::pow(0.01, 1.0 / 41), 1e-3);
}

// A 4 tells of its eight neighbours what opening them would: a half of nine cells are mines.
TEST(LeastDensity, CluesAreEvidence) {
  View view = drawn_view("? ? ? ? ?\n? ? ? ? ?\n? ? 4 ? ?\n? ? ? ? ?\n? ? ? ? ?");
  view.tell_count(UnknownCount{});
  Knowledge known(view);
  EXPECT_NEAR(least_plausible_density(known), beta_quantile(5, 6, 0.01), 1e-3);
}

}  // namespace

}  // namespace minewise
