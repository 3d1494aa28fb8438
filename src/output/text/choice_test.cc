#include "output/text/choice.h"

#include <gtest/gtest.h>

#include "support/board.h"

namespace minewise {
namespace {

// How the choice of a cell of a 3x3 board is told.
std::string told(double estimate, const Choice& choice, int cell = 0) {
  const Decision decision{{Move::Kind::Open, Cell{cell}}, Basis::Probability, {}, estimate, choice};
  return describe_choice(decision, {drawn_view("???\n???\n???\n"), Shape{3, 3}});
}

Choice least(Measure measure, int tied = 0, TieRule tie = TieRule::Chance) {
  return {.measure = measure, .ground = Ground::Least, .tie = tie, .tied = tied};
}

TEST(Choice, OnlyAPosteriorIsAProbability) {
  EXPECT_EQ(told(0.125, least(Measure::Probability)),
            "a guess, a mine with probability 12.5%: the safest");
  for (const Measure measure :
       {Measure::Unsaid, Measure::Share, Measure::Ratio, Measure::Density}) {
    EXPECT_EQ(told(0.125, least(measure)).find("probability"), std::string::npos);
    EXPECT_NE(told(0.125, least(measure)).find("estimated 12.5% a mine"), std::string::npos);
  }
}

TEST(Choice, OfAFlagOnBeliefIsNoGuess) {
  EXPECT_EQ(told(0.93, {.measure = Measure::Probability, .ground = Ground::Belief}),
            "a mine with probability 93%: flagged, as opening it would cost more");
  EXPECT_EQ(told(0.6, {.measure = Measure::Share, .ground = Ground::Belief}),
            "estimated 60% a mine: flagged, as opening it would cost more");
}

TEST(Choice, IsToldInTheAgentsOwnTerms) {
  EXPECT_EQ(told(0.25, least(Measure::Share, 4, TieRule::MostClues)),
            "a guess, estimated 25% a mine: the least share of arrangements; tied with 4 others, "
            "next to most clues");
  EXPECT_EQ(told(0.2, least(Measure::Ratio, 1)),
            "a guess, estimated 20% a mine: the least of the local clue ratios; tied with 1 other, "
            "drawn at random");
  EXPECT_EQ(
      told(0.1,
           {.measure = Measure::Share, .ground = Ground::Batch, .batch = 6, .threshold = 0.125}),
      "a guess, estimated 10% a mine: under the threshold of 12.5%, in a batch of 6");
  EXPECT_EQ(
      told(0.27, {.measure = Measure::Probability, .ground = Ground::Search, .above_least = 0.03}),
      "a guess, a mine with probability 27%: riskier by 3% than the safest, but tells more: "
      "best in all that may follow");
  EXPECT_EQ(
      told(0.27, {.measure = Measure::Probability, .ground = Ground::Search}),
      "a guess, a mine with probability 27%: as safe as any, and best in all that may follow");
  Choice searched{.measure = Measure::Probability, .ground = Ground::Search};
  searched.value = 1.25;
  EXPECT_EQ(told(0.27, searched),
            "a guess, a mine with probability 27%: as safe as any, and best in all that may "
            "follow, 1.25 mines to be expected");
  Choice ahead{.measure = Measure::Probability, .ground = Ground::Ahead};
  ahead.goes_on = 0.41;
  EXPECT_EQ(
      told(0.27, ahead),
      "a guess, a mine with probability 27%: as safe as any, and 41% to go on without a guess");
  ahead.above_least = 0.03;
  ahead.safest_goes_on = 0.12;
  EXPECT_EQ(told(0.27, ahead),
            "a guess, a mine with probability 27%: riskier by 3% than the safest, but 41% to go on "
            "without a guess, against 12%");
}

TEST(Choice, TiesGoToCornersThenToEdges) {
  const Choice choice = least(Measure::Probability, 8, TieRule::FewestNeighbours);
  EXPECT_EQ(told(0.2, choice, 0),
            "a guess, a mine with probability 20%: the safest; tied with 8 others, in a corner");
  EXPECT_EQ(told(0.2, choice, 1),
            "a guess, a mine with probability 20%: the safest; tied with 8 others, at an edge");
}

TEST(Choice, APersonsGuessIsJustItsNumber) {
  EXPECT_EQ(told(0.2, {.measure = Measure::Probability}), "a guess, a mine with probability 20%");
}

}  // namespace
}  // namespace minewise
