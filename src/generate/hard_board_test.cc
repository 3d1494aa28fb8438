#include <gtest/gtest.h>

#include <initializer_list>
#include <set>
#include <span>

#include "game/dealer.h"
#include "generate/hard_board.h"
#include "study/spread/threads.h"
#include "support/board.h"
#include "support/elsewhere.h"
#include "support/grid.h"

namespace minewise {

namespace {

HardSearch search_from(const GameId& id, std::uint64_t games) {
  HardSearch search;
  search.start = deal(id, {});
  search.shape = id.shape();
  search.games = games;
  return search;
}

double measured(const GameId& id, const AgentSpec& agent, const Layout& board) {
  BoardTrials trials({agent, id, Objective::Score}, serial_runner());
  return mean_of(trials.play(board, 1'000'000, 400));
}

// Report 002's example: no clue touches the mine in the corner, so whatever happens it is stepped
// on, here by an agent that finds the other three whenever it does not step on them.
TEST(Hard, AnEnclosedMineIsAlwaysSteppedOn) {
  const GameId id = id_of("3x3/4 survival");
  const Layout enclosed = drawn_layout(". . .\n. * *\n. * *\n");
  const Layout scattered = drawn_layout(". . .\n. * *\n* * .\n");
  BoardTrials trials({must(parse_agent("subset")), id, Objective::Score}, serial_runner());
  for (const double score : trials.play(enclosed, 0, 500)) EXPECT_LE(score, 0.75);
  EXPECT_LT(mean_of(trials.play(enclosed, 0, 500)), mean_of(trials.play(scattered, 0, 500)));
}

TEST(Hard, BothSearchesMakeBoardsHarder) {
  const GameId id = id_of("8x8/12 survival");
  const AgentSpec agent = must(parse_agent("subset"));
  const HardSearch search = search_from(id, 4000);
  const double before = measured(id, agent, search.start);
  for (const auto run :
       {+[](const HardSearch& s, BoardTrials& t, Rng& r) { return search_published(s, t, r); },
        +[](const HardSearch& s, BoardTrials& t, Rng& r) { return search_anneal(s, t, r); }}) {
    BoardTrials trials({agent, id, Objective::Score}, serial_runner());
    Rng rng(Seed{1}, Digest("test"));
    const Layout board = run(search, trials, rng);
    EXPECT_LE(trials.played(), search.games);
    EXPECT_EQ(board.mines(), 12);
    EXPECT_LT(measured(id, agent, board), before);
  }
}

TEST(Hard, KeepsWithinItsBounds) {
  const GameId id = id_of("8x8/12 survival");
  HardSearch search = search_from(id, 3000);
  const Topology topology(id.shape());
  search.bounds = {4, clumping(search.start, topology) + 0.5};
  const auto keeps = [&](const SearchPoint& point) {
    EXPECT_TRUE(is_within(search.bounds, *point.board, search.start, topology));
    return true;
  };
  search.observer = keeps;
  Rng rng(Seed{1}, Digest("test"));
  BoardTrials first({must(parse_agent("basic")), id, Objective::Score}, serial_runner());
  EXPECT_LE(displaced(search_anneal(search, first, rng), search.start), 4);
  BoardTrials second({must(parse_agent("basic")), id, Objective::Score}, serial_runner());
  EXPECT_LE(displaced(search_published(search, second, rng), search.start), 4);
}

TEST(Hard, TheNumberOfThreadsDoesNotShow) {
  const GameId id = id_of("8x8/12 survival");
  const HardSearch search = search_from(id, 2000);
  const auto found = [&](int jobs) {
    const Threads threads(jobs);
    BoardTrials trials({must(parse_agent("basic")), id, Objective::Won}, threads);
    Rng rng(Seed{1}, Digest("test"));
    return search_anneal(search, trials, rng);
  };
  EXPECT_EQ(found(1), found(3));
}

TEST(Hard, StopsWhenItIsTold) {
  const GameId id = id_of("8x8/12 survival");
  HardSearch search = search_from(id, 1'000'000'000);
  int seen = 0;
  search.observer = [&](const SearchPoint&) { return ++seen < 3; };
  BoardTrials trials({must(parse_agent("basic")), id, Objective::Score}, serial_runner());
  Rng rng(Seed{1}, Digest("test"));
  search_anneal(search, trials, rng);
  EXPECT_EQ(seen, 3);
}

TEST(Hard, BoardsWithoutAChoiceStayAsTheyAre) {
  for (const char* text : {"3x3/0 survival", "3x3/9 survival"}) {
    const GameId id = id_of(text);
    const HardSearch search = search_from(id, 500);
    BoardTrials trials({must(parse_agent("basic")), id, Objective::Score}, serial_runner());
    Rng rng(Seed{1}, Digest("test"));
    EXPECT_EQ(search_anneal(search, trials, rng), search.start);
    EXPECT_EQ(search_published(search, trials, rng), search.start);
  }
}

TEST(Hard, NoGameIsPlayedAfterAStop) {
  const GameId id = id_of("8x8/12 survival");
  int asked = 0;
  BoardTrials trials({must(parse_agent("basic")), id, Objective::Score}, serial_runner(),
                     [&] { return ++asked <= 3; });
  const auto values = trials.play(deal(id, {}), 0, 50);
  EXPECT_EQ(values.size(), 50u);
  EXPECT_EQ(mean_of(std::span(values).subspan(3)), 0);
}

TEST(Clumping, CountsMinesAroundMines) {
  const Shape shape{3, 3};
  EXPECT_EQ(clumping(drawn_layout("* . .\n. . .\n. . *\n"), Topology(shape)), 0);
  EXPECT_EQ(clumping(drawn_layout("* * .\n. . .\n. . .\n"), Topology(shape)), 1);
  EXPECT_EQ(clumping(drawn_layout("* * .\n* * .\n. . .\n"), Topology(shape)), 3);
  EXPECT_EQ(clumping(Layout(9), Topology(shape)), 0);
}

TEST(Clumping, MeasuresTheDistanceToTheBorder) {
  const Layout middle = drawn_layout(". . .\n. * .\n. . .\n");
  EXPECT_EQ(border_distance(middle, {3, 3}), 1);
  EXPECT_EQ(border_distance(drawn_layout("* . .\n. * .\n. . .\n"), {3, 3}), 0.5);
  EXPECT_FALSE(border_distance(middle, {3, 3, grid_named("torus")}));
  EXPECT_FALSE(border_distance(Layout(9), {3, 3}));
}

TEST(Clumping, ABlockIsAsSquareAsCanBe) {
  EXPECT_EQ(corner_block({3, 3}, 4), drawn_layout("* * .\n* * .\n. . .\n"));
  EXPECT_EQ(corner_block({3, 2}, 5), drawn_layout("* * *\n* * .\n"));
  EXPECT_EQ(corner_block({3, 3}, 9).mines(), 9);
}

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
