#include "generate/hard.h"

#include <gtest/gtest.h>

#include <span>

#include "game/dealer.h"
#include "generate/clumping.h"
#include "study/spread/threads.h"
#include "support/board.h"
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

}  // namespace
}  // namespace minewise
