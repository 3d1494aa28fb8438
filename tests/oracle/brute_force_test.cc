// The oracle on positions small enough to be worked out by hand. The numbers here come from paper,
// not from a program.
#include "oracle/brute_force.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <stdexcept>

namespace oracle {
namespace {

using ::testing::DoubleNear;
using ::testing::ElementsAre;

Position position_of(std::vector<std::string> rows, CountPrior prior,
                     const std::string& clues = "exact") {
  Position position;
  position.width = static_cast<int>(rows.front().size());
  position.height = static_cast<int>(rows.size());
  position.rows = std::move(rows);
  position.clues = clues;
  position.prior = prior;
  return position;
}

auto near(double value) {
  return DoubleNear(value, 1e-12);
}

TEST(Oracle, SpreadsALoneCornerOneEvenlyWhenTheCountIsUnknown) {
  const Answer answer = ask(position_of({"1??", "???", "???"}, CountPrior::unknown()));
  EXPECT_EQ(answer.layouts, 3u * 32u);
  EXPECT_TRUE(std::isnan(answer.mine_probability[0]));
  for (std::size_t cell = 1; cell < 9; ++cell) {
    EXPECT_THAT(answer.mine_probability[cell], near(1.0 / 3)) << cell;
  }
}

TEST(Oracle, CountsTheMinesLeftForTheInterior) {
  // One of the three neighbours and one of the other five, in 3 * 5 ways of C(9, 2) = 36.
  const Answer answer = ask(position_of({"1??", "???", "???"}, CountPrior::known(2)));
  EXPECT_EQ(answer.layouts, 15u);
  EXPECT_THAT(answer.total_weight, near(15.0 / 36));
  EXPECT_THAT(answer.mine_probability[1], near(1.0 / 3));
  EXPECT_THAT(answer.mine_probability[8], near(1.0 / 5));
}

TEST(Oracle, CountsMarkedMinesAmongTheKnownCount) {
  const Answer answer = ask(position_of({"F2?", "?M?"}, CountPrior::known(3)));
  EXPECT_EQ(answer.layouts, 0u) << "the 2 has both its mines, so there is no place for a third";
  EXPECT_EQ(ask(position_of({"F2?", "?M?"}, CountPrior::known(2))).layouts, 1u);
}

TEST(Oracle, KeepsTheDensityOfCellsThatNoClueTouches) {
  const Answer answer = ask(position_of({"0???"}, CountPrior::independent(0.2)));
  EXPECT_TRUE(answer.is_never_mine[1]);
  EXPECT_THAT(answer.mine_probability[2], near(0.2));
  EXPECT_THAT(answer.total_weight, near(0.8 * 0.8));
}

TEST(Oracle, KnowsWhatIsCertain) {
  const Answer answer = ask(position_of({"1?2?"}, CountPrior::unknown()));
  EXPECT_TRUE(answer.is_always_mine[1]);
  EXPECT_TRUE(answer.is_always_mine[3]);
  EXPECT_FALSE(answer.is_never_mine[1]);
  EXPECT_TRUE(answer.is_never_mine[0]) << "an open cell is safe";
}

TEST(Oracle, LaysMinesBesideThePromisedCellsOnly) {
  Position position = position_of({"?_?"}, CountPrior::known(1));
  EXPECT_THAT(ask(position).total_weight, near(2.0 / 3));
  position.promised_safe = {0, 1};
  const Answer answer = ask(position);
  EXPECT_THAT(answer.total_weight, near(1.0));
  EXPECT_TRUE(answer.is_never_mine[0]);
  EXPECT_TRUE(answer.is_always_mine[2]);
}

TEST(Oracle, CallsAPromiseBrokenByAMineImpossible) {
  Position position = position_of({"M?"}, CountPrior::unknown());
  position.promised_safe = {0};
  EXPECT_EQ(ask(position).layouts, 0u);
}

TEST(Oracle, FindsNoLayoutForAContradiction) {
  const Answer answer = ask(position_of({"3?"}, CountPrior::unknown()));
  EXPECT_EQ(answer.layouts, 0u);
  EXPECT_EQ(answer.total_weight, 0);
  EXPECT_TRUE(std::isnan(answer.mine_probability[1]));
  EXPECT_TRUE(answer.is_always_mine[1] && answer.is_never_mine[1]);
  EXPECT_FALSE(answer.showing[1].has_value());
}

TEST(Oracle, WeighsOptimisticCluesByHowLikelyTheyWere) {
  // A 1 of at most two: one mine shows it half the time, in two ways; two a third, in one.
  const Answer answer = ask(position_of({"?1?"}, CountPrior::independent(0.5), "optimistic"));
  EXPECT_EQ(answer.layouts, 3u);
  EXPECT_THAT(answer.mine_probability[0], near((0.5 + 1.0 / 3) / (0.5 + 0.5 + 1.0 / 3)));
}

TEST(Oracle, WeighsCautiousCluesByHowLikelyTheyWere) {
  // A 1 with two neighbours: no mine shows it a third of the time, one half the time, in two ways.
  const Answer answer = ask(position_of({"?1?"}, CountPrior::independent(0.5), "cautious"));
  EXPECT_EQ(answer.layouts, 3u);
  EXPECT_THAT(answer.mine_probability[0], near(0.5 / (1.0 / 3 + 0.5 + 0.5)));
}

TEST(Oracle, LearnsNothingFromSilence) {
  const Answer answer = ask(position_of({"?_?"}, CountPrior::independent(0.3), "withheld:0.4"));
  EXPECT_EQ(answer.layouts, 4u);
  EXPECT_THAT(answer.mine_probability[0], near(0.3));
}

TEST(Oracle, ForeseesWhatACellWouldShow) {
  // Each cell is a mine half the time; the middle one has two neighbours.
  const Answer answer = ask(position_of({"???"}, CountPrior::independent(0.5), "withheld:0.2"));
  const Showing& middle = answer.showing[1].value();
  EXPECT_THAT(middle.mine, near(0.5));
  EXPECT_THAT(middle.clue[0], near(0.5 * 0.8 * 0.25));
  EXPECT_THAT(middle.clue[1], near(0.5 * 0.8 * 0.5));
  EXPECT_THAT(middle.clue[2], near(0.5 * 0.8 * 0.25));
  EXPECT_THAT(middle.withheld, near(0.5 * 0.2));
  EXPECT_THAT(
      std::accumulate(middle.clue.begin(), middle.clue.end(), middle.mine) + middle.withheld,
      near(1));
}

TEST(Oracle, ComposesModelsFromLeftToRight) {
  // Of 2 mines among 2, optimistic says 0, 1 or 2; cautious then says a number from there to 2.
  EXPECT_THAT(chance_to_show("optimistic+cautious", 0, 2, 2), near(1.0 / 9));
  EXPECT_THAT(chance_to_show("optimistic+cautious", 1, 2, 2), near(1.0 / 9 + 1.0 / 6));
  EXPECT_THAT(chance_to_show("optimistic+cautious", 2, 2, 2), near(1.0 / 9 + 1.0 / 6 + 1.0 / 3));
  EXPECT_THAT(chance_to_show("cautious+optimistic", 2, 2, 2), near(1.0 / 3));
  EXPECT_THAT(chance_to_show("withheld:0.5+withheld:0.5", kNothing, 1, 2), near(0.75));
}

TEST(Oracle, KnowsItsNeighbours) {
  EXPECT_THAT(neighbours(3, 3, "square", 0), ElementsAre(1, 3, 4));
  EXPECT_THAT(neighbours(4, 4, "torus", 0), ElementsAre(1, 3, 4, 5, 7, 12, 13, 15));
  EXPECT_THAT(neighbours(2, 1, "torus", 0), ElementsAre(1));
  EXPECT_THAT(neighbours(1, 1, "torus", 0), ElementsAre());
  //   0 1 2
  //    3 4 5
  //   6 7 8
  EXPECT_THAT(neighbours(3, 3, "hex", 4), ElementsAre(1, 2, 3, 5, 7, 8));
  EXPECT_THAT(neighbours(3, 3, "hex", 1), ElementsAre(0, 2, 3, 4));
}

TEST(Oracle, RefusesWhatIsNoPosition) {
  EXPECT_THROW(ask(position_of({"??", "?"}, {})), std::invalid_argument);
  EXPECT_THROW(ask(position_of({"x"}, {})), std::invalid_argument);
  EXPECT_THROW(ask(position_of({std::string(23, '?')}, {})), std::invalid_argument);
  EXPECT_THROW(ask(position_of({"?1"}, {}, "hopeful")), std::invalid_argument);
}

}  // namespace
}  // namespace oracle
