#include "study/choices.h"

#include <gtest/gtest.h>

#include "study/spread/threads.h"
#include "support/game.h"

namespace minewise {
namespace {

AgentSpec agent(std::string_view name) {
  return must(parse_agent(name));
}

PlayOuts by_exact_player(int evaluating) {
  return {.player = agent("exact"), .evaluating = evaluating};
}

Decision opening(int index) {
  return {{Move::Kind::Open, Cell{index}}, Basis::Random, {}, std::nullopt};
}

TEST(FindChoices, ArePositionsWhereBothGuessDifferently) {
  const GameId id = id_of("5x5/6 classic first=safe seed=3");
  const auto found = must(find_choices(agent("exact"), agent("exact:endgame=500"), id, 60));
  ASSERT_FALSE(found.empty());
  for (const auto& [game, first, second, moves] : found) {
    EXPECT_TRUE(first.is_guess() && second.is_guess());
    EXPECT_NE(first.move, second.move);
    EXPECT_TRUE(game.view().is_covered(first.move.cell) && !game.is_over());
    EXPECT_TRUE(game.view().is_covered(second.move.cell));
    EXPECT_GT(moves, 0);
  }
}

TEST(FindChoices, AnAgentHasNoneAgainstItself) {
  const GameId id = id_of("5x5/6 classic first=safe seed=3");
  EXPECT_TRUE(must(find_choices(agent("exact"), agent("exact"), id, 20)).empty());
}

TEST(FindChoices, NeedAgentsThatPlayByPosition) {
  const GameId id = id_of("5x5/6 classic first=safe seed=3");
  EXPECT_EQ(error_of(find_choices(agent("exact"), agent("basic-once"), id, 1)),
            "basic-once does not decide by the position alone");
}

// Three cells, one mine: an end is safe in two of three and tells all; so is the middle, but which
// end has the mine it does not tell.
TEST(CompareChoices, EndIsWorthTwiceTheMiddle) {
  const std::vector<ChoicePosition> positions(
      4, {dealt_game("3x1/1 classic first=any seed=1"), opening(0), opening(1)});
  const ChoiceComparison compared = compare_choices(positions, by_exact_player(20));
  EXPECT_EQ(compared.positions, 4u);
  EXPECT_EQ(compared.difference.games(), 4u);
  EXPECT_NEAR(compared.difference.value(), 2.0 / 3 - 1.0 / 3, 1e-12);
  EXPECT_EQ(compared.selecting.games(), 0u);
}

// The search to the end knows better than the safest cell; and it is the other way round the other
// way round.
TEST(CompareChoices, SearchedChoicesAreWorthMore) {
  const GameId id = id_of("5x5/6 classic first=safe seed=3");
  PlayOuts play_outs{.player = agent("exact:endgame=500"), .evaluating = 20};
  auto positions = must(find_choices(agent("exact:endgame=500"), agent("exact"), id, 200));
  const Mean ahead = compare_choices(positions, play_outs).difference;
  EXPECT_GT(ahead.games(), 10u);
  EXPECT_GT(ahead.value(), 0);
  for (ChoicePosition& position : positions) std::swap(position.first, position.second);
  EXPECT_DOUBLE_EQ(compare_choices(positions, play_outs).difference.value(), -ahead.value());
}

// What selects is not what is told of the selected.
TEST(CompareChoices, SelectAndEvaluateByOtherPlayOuts) {
  const GameId id = id_of("5x5/6 classic first=safe seed=3");
  const auto positions = must(find_choices(agent("exact"), agent("exact:endgame=500"), id, 200));
  PlayOuts play_outs = by_exact_player(10);
  play_outs.selecting = 10;
  play_outs.least_difference = 0.05;
  const ChoiceComparison compared = compare_choices(positions, play_outs);
  EXPECT_LT(compared.difference.games(), compared.positions);
  EXPECT_EQ(compared.difference.games(), compared.selecting.games());
  EXPECT_NE(compared.difference.value(), compared.selecting.value());
}

TEST(CompareChoices, IsTheSameEveryTime) {
  const GameId id = id_of("5x5/6 survival seed=3");
  const auto positions = must(find_choices(agent("exact"), agent("double"), id, 40));
  const PlayOuts play_outs = by_exact_player(5);
  EXPECT_EQ(compare_choices(positions, play_outs).difference.value(),
            compare_choices(positions, play_outs).difference.value());
}

TEST(CompareChoices, IsTheSameWithAnyNumberOfThreads) {
  const GameId id = id_of("5x5/6 classic first=safe seed=3");
  const Threads threads(3);
  PlayOuts play_outs = by_exact_player(6);
  play_outs.selecting = 4;
  const auto one = must(find_choices(agent("exact"), agent("double"), id, 60));
  const auto several = must(find_choices(agent("exact"), agent("double"), id, 60, threads));
  ASSERT_EQ(one.size(), several.size());
  const ChoiceComparison serial = compare_choices(one, play_outs);
  const ChoiceComparison spread = compare_choices(several, play_outs, threads);
  EXPECT_EQ(serial.difference.value(), spread.difference.value());
  EXPECT_EQ(serial.difference.variance(), spread.difference.variance());
  ASSERT_EQ(serial.played_out.size(), one.size());
  for (std::size_t i = 0; i < one.size(); ++i) {
    EXPECT_EQ(serial.played_out[i].evaluating.value(), spread.played_out[i].evaluating.value());
  }
}

TEST(CompareChoices, EndsWhenItIsToldTo) {
  const GameId id = id_of("5x5/6 classic first=safe seed=3");
  const auto never = [](double) { return false; };
  EXPECT_LE(
      must(find_choices(agent("exact"), agent("double"), id, 60, serial_runner(), never)).size(),
      1u);
}

}  // namespace
}  // namespace minewise
