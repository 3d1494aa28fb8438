#include "study/extremes.h"

#include <gtest/gtest.h>

#include <set>

#include "study/spread/threads.h"
#include "support/board.h"
#include "support/elsewhere.h"
#include "support/grid.h"

namespace minewise {
namespace {

constexpr auto kGoOn = [](double) { return true; };

std::vector<RankedLayout> ranking(std::string_view id, std::string_view agent, int jobs = 1) {
  ExtremesRequest request;
  request.id = id_of(id);
  request.agent = must(parse_agent(agent));
  return rank_layouts(request, Threads(jobs), kGoOn).value();
}

TEST(Symmetries, OfEveryGrid) {
  EXPECT_EQ(symmetries({3, 3}, std::nullopt).size(), 8u);
  EXPECT_EQ(symmetries({4, 3}, std::nullopt).size(), 4u);
  EXPECT_EQ(symmetries({5, 5, grid_named("torus")}, std::nullopt).size(), 8u * 25);
  EXPECT_EQ(symmetries({3, 3, grid_named("hex")}, std::nullopt).size(), 2u);  // upside down
  EXPECT_EQ(symmetries({3, 3}, Place{1, 1}).size(), 8u);
  EXPECT_EQ(symmetries({3, 3}, Place{0, 0}).size(), 2u);
}

TEST(Extremes, ImagesAddUpToAllLayouts) {
  for (const char* id : {"3x3/4 survival", "4x3/3 survival", "3x3/3 survival topology=hex",
                         "3x3/0 survival", "3x3/9 survival", "3x3/4 survival first=0,0"}) {
    const GameId parsed = id_of(id);
    int layouts = 0, expected = 1;
    for (const RankedLayout& ranked : ranking(id, "random")) layouts += ranked.images;
    const int cells = parsed.shape().cells(), mines = std::get<FixedCount>(parsed.mines).mines;
    for (int i = 0; i < mines; ++i) expected = expected * (cells - i) / (i + 1);
    EXPECT_EQ(layouts, expected) << id;
  }
}

// What report 002 found by brute force: the worst boards are clumps, here the block in the corner.
TEST(Extremes, TheWorstOfThreeByThreeIsABlock) {
  const auto all = ranking("3x3/4 survival", "subset");
  EXPECT_EQ(all.front().layout, drawn_layout(". . .\n. * *\n. * *\n"));
  EXPECT_EQ(all.front().images, 4);
  for (std::size_t i = 1; i < all.size(); ++i) {
    EXPECT_LE(all[i - 1].expected.score, all[i].expected.score + kTiedValue);
  }
}

// Images of a layout are worth the same: the value of a class does not depend on who stands for it.
TEST(Extremes, ImagesAreWorthTheSame) {
  const GameId id = id_of("3x3/3 survival");
  Expectation expectation(must(parse_agent("basic")), id);
  const double value = expectation.of(drawn_layout("* * .\n. . .\n. . *\n"))->score;
  EXPECT_NEAR(expectation.of(drawn_layout(". . *\n. . *\n* . .\n"))->score, value, 1e-12);
  EXPECT_NEAR(expectation.of(drawn_layout("* . .\n. . .\n. * *\n"))->score, value, 1e-12);
}

TEST(Extremes, TheNumberOfThreadsDoesNotShow) {
  const auto one = ranking("3x3/3 survival", "basic", 1),
             three = ranking("3x3/3 survival", "basic", 3);
  ASSERT_EQ(one.size(), three.size());
  for (std::size_t i = 0; i < one.size(); ++i) {
    EXPECT_EQ(one[i].layout, three[i].layout);
    EXPECT_EQ(one[i].expected.score, three[i].expected.score);
  }
}

TEST(Extremes, FiguresAreTheSameElsewhereToTheLastBit) {
  ExtremesRequest request;
  request.id = id_of("3x3/3 survival");
  request.agent = must(parse_agent("basic"));
  request.most_games = 400;  // too few for some layouts
  const Elsewhere elsewhere(answer_extremes(request, [] { return true; }));
  const auto here = rank_layouts(request, serial_runner(), kGoOn),
             there = rank_layouts(request, elsewhere, kGoOn);
  ASSERT_TRUE(here && there);
  ASSERT_EQ(here->size(), there->size());
  for (std::size_t i = 0; i < here->size(); ++i) {
    const RankedLayout &one = (*here)[i], &other = (*there)[i];
    EXPECT_EQ(one.layout, other.layout);
    EXPECT_EQ(one.is_found, other.is_found);
    EXPECT_EQ(one.expected.score, other.expected.score);
    EXPECT_EQ(one.expected.won, other.expected.won);
    EXPECT_EQ(one.expected.stepped, other.expected.stepped);
    EXPECT_EQ(one.expected.guesses, other.expected.guesses);
    EXPECT_EQ(one.expected.moves, other.expected.moves);
  }
  EXPECT_TRUE(here->front().is_found);
  EXPECT_FALSE(here->back().is_found);
}

TEST(Extremes, StopsWhenItIsTold) {
  ExtremesRequest request;
  request.id = id_of("3x3/4 survival");
  request.agent = must(parse_agent("basic"));
  int asked = 0;
  EXPECT_FALSE(rank_layouts(request, serial_runner(), [&](double) { return ++asked < 3; }));
  EXPECT_EQ(asked, 3);
  const Elsewhere nobody(answer_extremes(request, [] { return false; }));
  EXPECT_FALSE(rank_layouts(request, nobody, kGoOn));
}

TEST(Extremes, WhoHelpsHasTheSameRequest) {
  ExtremesRequest request;
  request.id = id_of("3x3/4 survival");
  request.agent = must(parse_agent("basic"));
  const auto identity = [](const ExtremesRequest& asked) {
    return answer_extremes(asked, [] { return true; }).identity;
  };
  std::set<std::uint64_t> identities{identity(request)};
  request.agent = must(parse_agent("subset"));
  identities.insert(identity(request));
  request.id = id_of("3x3/4 classic");
  identities.insert(identity(request));
  request.most_games = 7;
  identities.insert(identity(request));
  request.version = "2";
  identities.insert(identity(request));
  EXPECT_EQ(identities.size(), 5u);
}

TEST(Extremes, TooLargeBoardsAreRefused) {
  ExtremesRequest request;
  request.id = id_of("6x6/3 survival");
  EXPECT_EQ(error_of(check_request(request)),
            "a board of 36 cells has too many layouts; at most 25 cells can be ranked");
  request.id = id_of("3x3@0.5 survival");
  EXPECT_EQ(error_of(check_request(request)), "a ranking needs a number of mines; write WxH/M");
}

}  // namespace
}  // namespace minewise
