#include "study/generate/hard_board.h"

#include <gtest/gtest.h>

#include <set>

#include "support/board.h"
#include "support/elsewhere.h"

namespace minewise {
namespace {

constexpr auto kGoesOn = [] { return true; };

HardPlan small_plan() {
  HardPlan plan;
  plan.id = id_of("6x6/8 survival seed=3");
  plan.agent = must(parse_agent("basic"));
  plan.bounds.max_moves = 4;
  plan.games = 1500;
  plan.check_games = 50;
  plan.version = "1";
  return plan;
}

TEST(HardBoard, IsTheSameWhereverItsGamesArePlayed) {
  for (const bool is_published : {false, true}) {
    HardPlan plan = small_plan();
    plan.is_published = is_published;
    const auto always = [](double) { return true; };
    const Elsewhere elsewhere(answer_hard(plan, kGoesOn));
    for (std::uint64_t number = 0; number < 2; ++number) {
      const auto here = find_hard(plan, number, serial_runner(), always);
      const auto there = find_hard(plan, number, elsewhere, always);
      ASSERT_TRUE(here && there);
      EXPECT_EQ(here->board, there->board);
      EXPECT_EQ(here->curve, there->curve);
      EXPECT_EQ(here->games, there->games);
      EXPECT_EQ(here->after.value(), there->after.value());
      EXPECT_EQ(here->block.variance(), there->block.variance());
    }
  }
}

TEST(HardBoard, IsNotFoundWhereNobodyAnswers) {
  const HardPlan plan = small_plan();
  const Elsewhere elsewhere(answer_hard(plan, [] { return false; }));
  EXPECT_FALSE(find_hard(plan, 0, elsewhere, [](double) { return true; }));
}

TEST(HardBoard, WhoHelpsPlaysTheSameGames) {
  std::set<std::uint64_t> identities{answer_hard(small_plan(), kGoesOn).identity};
  const auto add = [&](const auto& change) {
    HardPlan plan = small_plan();
    change(plan);
    identities.insert(answer_hard(plan, kGoesOn).identity);
  };
  add([](HardPlan& plan) { plan.games = 7; });  // the board and the games are in the question
  add([](HardPlan& plan) { plan.start = Layout(36); });
  add([](HardPlan& plan) { plan.id.game = 2; });
  EXPECT_EQ(identities.size(), 1u);
  add([](HardPlan& plan) { plan.id.seed = Seed{4}; });
  add([](HardPlan& plan) { plan.id = id_of("6x6/8 classic seed=3"); });
  add([](HardPlan& plan) { plan.agent = must(parse_agent("subset")); });
  add([](HardPlan& plan) { plan.objective = Objective::Won; });
  add([](HardPlan& plan) { plan.version = "2"; });
  EXPECT_EQ(identities.size(), 6u);
}

}  // namespace
}  // namespace minewise
