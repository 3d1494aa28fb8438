#include "generate/hard_board.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <set>

#include "study/spread/threads.h"
#include "support/board.h"
#include "support/elsewhere.h"

namespace minewise {
namespace {

constexpr auto kGoesOn = [] { return true; };
constexpr auto kEvery = [](double) { return true; };

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

void expect_same(const FoundHard& one, const FoundHard& other) {
  EXPECT_EQ(one.start, other.start);
  EXPECT_EQ(one.board, other.board);
  EXPECT_EQ(one.curve, other.curve);
  EXPECT_EQ(one.games, other.games);
  for (const auto figure : {&FoundHard::before, &FoundHard::after, &FoundHard::block}) {
    EXPECT_EQ((one.*figure).games(), (other.*figure).games());
    EXPECT_EQ((one.*figure).value(), (other.*figure).value());
    EXPECT_EQ((one.*figure).variance(), (other.*figure).variance());
  }
}

TEST(HardBoard, IsTheSameWhereverItsGamesArePlayed) {
  for (const bool is_published : {false, true}) {
    HardPlan plan = small_plan();
    plan.is_published = is_published;
    const Elsewhere elsewhere(answer_hard(plan, kGoesOn));
    for (std::uint64_t number = 0; number < 2; ++number) {
      const auto here = find_hard(plan, number, serial_runner(), kEvery);
      const auto there = find_hard(plan, number, elsewhere, kEvery);
      ASSERT_TRUE(here && there);
      expect_same(*here, *there);
    }
  }
}

TEST(HardBoard, SeveralAtOnceAreThoseOfOneAfterAnother) {
  const HardPlan plan = small_plan();
  const Elsewhere elsewhere(answer_hard(plan, kGoesOn));
  const Threads few(1), many(5);  // fewer lanes than boards, and more
  for (const Runner* runner : std::initializer_list<const Runner*>{&elsewhere, &few, &many}) {
    std::uint64_t number = 0;
    const auto take = [&](const FoundHard& found) {
      expect_same(found, find_hard(plan, number++, serial_runner(), kEvery).value());
      return true;
    };
    EXPECT_TRUE(find_hards(plan, 3, *runner, kEvery, take));
    EXPECT_EQ(number, 3u);
  }
}

TEST(HardBoard, NoBoardIsTakenAfterTheLastThatWasWanted) {
  const HardPlan plan = small_plan();
  for (const int jobs : {1, 5}) {
    int taken = 0;
    const auto take = [&](const FoundHard&) { return ++taken < 2; };
    EXPECT_FALSE(find_hards(plan, 4, Threads(jobs), kEvery, take));
    EXPECT_EQ(taken, 2);
  }
}

TEST(HardBoard, IsNotFoundWhereNobodyAnswers) {
  const HardPlan plan = small_plan();
  const Elsewhere elsewhere(answer_hard(plan, [] { return false; }));
  EXPECT_FALSE(find_hard(plan, 0, elsewhere, kEvery));
  const auto take = [](const FoundHard&) { return true; };
  EXPECT_FALSE(find_hards(plan, 2, elsewhere, kEvery, take));
}

TEST(HardBoard, WhoHelpsPlaysTheSameGames) {
  std::set<std::uint64_t> identities{answer_hard(small_plan(), kGoesOn).identity};
  const auto add = [&](const auto& change) {
    HardPlan plan = small_plan();
    change(plan);
    identities.insert(answer_hard(plan, kGoesOn).identity);
  };
  add([](HardPlan& plan) { plan.id.game = 2; });  // numbers are in the question
  EXPECT_EQ(identities.size(), 1u);
  add([](HardPlan& plan) { plan.games = 7; });
  add([](HardPlan& plan) { plan.check_games = 7; });
  add([](HardPlan& plan) { plan.start = Layout(36); });
  add([](HardPlan& plan) { plan.is_published = true; });
  add([](HardPlan& plan) { plan.bounds.max_moves.reset(); });
  add([](HardPlan& plan) { plan.bounds.max_clumping = 1.5; });
  add([](HardPlan& plan) { plan.id.seed = Seed{4}; });
  add([](HardPlan& plan) { plan.id = id_of("6x6/8 classic seed=3"); });
  add([](HardPlan& plan) { plan.agent = must(parse_agent("subset")); });
  add([](HardPlan& plan) { plan.objective = Objective::Won; });
  add([](HardPlan& plan) { plan.version = "2"; });
  EXPECT_EQ(identities.size(), 12u);
}

}  // namespace
}  // namespace minewise
