#include "review/luck.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace minewise {
namespace {

std::vector<Risk> risks(std::initializer_list<double> faced, std::initializer_list<int> mines) {
  std::vector<Risk> list;
  for (const double risk : faced) list.push_back({risk, risk, false});
  for (const int number : mines) list[number].is_mine = true;
  return list;
}

TEST(Luck, HasNoPartWhereNothingIsRisked) {
  const Luck luck = find_luck({}, OnMine::Go);
  EXPECT_EQ(luck.expected, 0);
  EXPECT_EQ(luck.survival, 1);
  EXPECT_FALSE(luck.figure || luck.luckier_than || luck.needless);
}

TEST(Luck, HasNoPartInAMineThatIsCertain) {
  const std::vector<Risk> certain{{1, 0, true}};
  const Luck luck = find_luck(certain, OnMine::Go);
  EXPECT_EQ(luck.expected, 1);
  EXPECT_EQ(luck.stepped, 1);
  EXPECT_FALSE(luck.figure || luck.luckier_than);
  EXPECT_EQ(luck.needless, 1);
}

// Of two such games one ends better: the lucky one beats the other, and half of its like.
TEST(Luck, OfOneGuessAtEvenChances) {
  for (const OnMine on_mine : {OnMine::Go, OnMine::Lose}) {
    const Luck won = find_luck(risks({0.5}, {}), on_mine),
               lost = find_luck(risks({0.5}, {0}), on_mine);
    EXPECT_DOUBLE_EQ(*won.luckier_than, 0.75);
    EXPECT_DOUBLE_EQ(*lost.luckier_than, 0.25);
    EXPECT_DOUBLE_EQ(*won.figure, 1);
    EXPECT_DOUBLE_EQ(*lost.figure, -1);
    EXPECT_DOUBLE_EQ(won.survival, 0.5);
  }
}

// Numbers of mines 0, 1, 2 have chances 0.4, 0.5, 0.1.
TEST(Luck, ByTheNumberOfMinesWherePlayGoesOn) {
  EXPECT_DOUBLE_EQ(*find_luck(risks({0.2, 0.5}, {}), OnMine::Go).luckier_than, 0.5 + 0.1 + 0.2);
  EXPECT_DOUBLE_EQ(*find_luck(risks({0.2, 0.5}, {0}), OnMine::Go).luckier_than, 0.1 + 0.25);
  EXPECT_DOUBLE_EQ(*find_luck(risks({0.2, 0.5}, {0, 1}), OnMine::Go).luckier_than, 0.05);
}

// One in five ends at the first guess, two in five at the second.
TEST(Luck, ByHowFarAGameGotWhereAMineEndsIt) {
  EXPECT_DOUBLE_EQ(*find_luck(risks({0.2}, {0}), OnMine::Lose).luckier_than, 0.1);
  EXPECT_DOUBLE_EQ(*find_luck(risks({0.2, 0.5}, {1}), OnMine::Lose).luckier_than, 0.2 + 0.2);
  EXPECT_DOUBLE_EQ(*find_luck(risks({0.2, 0.5}, {}), OnMine::Lose).luckier_than, 0.6 + 0.2);
}

TEST(Luck, NeedlessRiskIsWhatTheBestCellsWouldHaveSaved) {
  const std::vector<Risk> taken{{0.5, 0.25, true}, {0.3, 0, false}, {0.2, 0.2, false}};
  const Luck luck = find_luck(taken, OnMine::Go);
  EXPECT_DOUBLE_EQ(luck.expected, 1);
  EXPECT_DOUBLE_EQ(luck.least_expected, 0.45);
  EXPECT_DOUBLE_EQ(*luck.needless, 0.55);
  EXPECT_DOUBLE_EQ(luck.survival, 0.5 * 0.7 * 0.8);
  EXPECT_DOUBLE_EQ(luck.best_survival, 0.75 * 0.8);
}

// The binomial distribution, by its own formula.
TEST(Luck, OfManyEqualRisksIsBinomial) {
  constexpr int kRisks = 2000;
  constexpr double kRisk = 0.2;
  for (const int mines : {0, 300, 400, 450, 2000}) {
    std::vector<Risk> taken(kRisks, {kRisk, kRisk, false});
    for (int i = 0; i < mines; ++i) taken[i].is_mine = true;
    double above = 0;
    for (int k = mines; k <= kRisks; ++k) {
      const double chance =
          std::exp(std::lgamma(kRisks + 1) - std::lgamma(k + 1) - std::lgamma(kRisks - k + 1) +
                   k * std::log(kRisk) + (kRisks - k) * std::log(1 - kRisk));
      above += k > mines ? chance : chance / 2;
    }
    EXPECT_NEAR(*find_luck(taken, OnMine::Go).luckier_than, above, 1e-9) << mines;
  }
}

}  // namespace
}  // namespace minewise
