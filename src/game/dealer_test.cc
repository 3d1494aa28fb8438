// Uniformity is tested on boards so small that every layout can be counted. Seeds are fixed, so a
// test that passes keeps passing; the bounds are the 99.9% points of chi-square.
#include "game/dealer.h"

#include <gtest/gtest.h>

#include <map>

#include "support/game.h"

namespace minewise {
namespace {

using Tallies = std::map<std::string, int>;

constexpr int kGames = 6000;

// The layouts of games 0, 1, 2, ... of an ID, after the first cell is opened.
Tallies layouts_of(std::string_view text, Place first) {
  GameId id = id_of(text);
  const auto topology = make_topology(id.shape());
  Tallies tallies;
  for (id.game = 0; id.game < kGames; ++id.game) {
    Game game(id, topology);
    open(game, first.row, first.col);
    ++tallies[format_layout(game.layout(), id.width)];
  }
  return tallies;
}

double chi_square_uniform(const Tallies& tallies) {
  const double expected = static_cast<double>(kGames) / static_cast<double>(tallies.size());
  double statistic = 0;
  for (const auto& [layout, n] : tallies) statistic += (n - expected) * (n - expected) / expected;
  return statistic;
}

TEST(Deal, CountIsUniformOverLayouts) {
  const Tallies tallies = layouts_of("3x2/2 survival", {0, 0});
  EXPECT_EQ(tallies.size(), 15u);                 // 6 choose 2
  EXPECT_LT(chi_square_uniform(tallies), 36.12);  // 14 degrees of freedom
}

TEST(Deal, SafeIsUniformOverLayoutsWithThatCellFree) {
  const Tallies tallies = layouts_of("3x2/2 survival first=safe", {0, 1});
  EXPECT_EQ(tallies.size(), 10u);                 // 5 choose 2
  EXPECT_LT(chi_square_uniform(tallies), 27.88);  // 9 degrees of freedom
  for (const auto& [layout, n] : tallies) EXPECT_EQ(layout[2], '.') << layout;
}

TEST(Deal, ZeroIsUniformOverLayoutsWithTheNeighboursFree) {
  const Tallies tallies = layouts_of("4x2/2 survival first=zero", {0, 0});
  EXPECT_EQ(tallies.size(), 6u);                  // 4 choose 2: the right half
  EXPECT_LT(chi_square_uniform(tallies), 20.52);  // 5 degrees of freedom
  for (const auto& [layout, n] : tallies) {
    EXPECT_EQ(layout.substr(0, 3), ". .") << layout;
    EXPECT_EQ(layout.substr(8, 3), ". .") << layout;
  }
}

TEST(Deal, DensityTakesEachCellByItself) {
  const Tallies tallies = layouts_of("2x2@0.3 survival", {0, 0});
  double statistic = 0;
  for (const auto& [layout, n] : tallies) {
    double expected = kGames;
    for (const char symbol : layout) expected *= symbol == '*' ? 0.3 : symbol == '.' ? 0.7 : 1;
    statistic += (n - expected) * (n - expected) / expected;
  }
  EXPECT_EQ(tallies.size(), 16u);
  EXPECT_LT(statistic, 37.70);  // 15 degrees of freedom
}

TEST(Deal, DensityLeavesPromisedCellsFree) {
  EXPECT_EQ(layouts_of("3x1@1 survival first=safe", {0, 1}), (Tallies{{"* . *\n", kGames}}));
  EXPECT_EQ(layouts_of("4x1@1 survival first=zero", {0, 1}), (Tallies{{". . . *\n", kGames}}));
}

TEST(Deal, DensityZeroAndOneAreCertain) {
  EXPECT_EQ(deal(id_of("3x3@0 survival"), {}).mines(), 0);
  EXPECT_EQ(deal(id_of("3x3@1 survival"), {}).mines(), 9);
}

TEST(Deal, CountsFromNoneToAll) {
  EXPECT_EQ(deal(id_of("3x2/0 survival"), {}).mines(), 0);
  EXPECT_EQ(deal(id_of("3x2/6 survival"), {}).mines(), 6);
}

TEST(Deal, FreeCellsStayFree) {
  const std::vector<Cell> free{Cell{0}, Cell{2}, Cell{5}};
  const Layout layout = deal(id_of("3x2/3 survival"), free);
  EXPECT_EQ(format_layout(layout, 3), ". * .\n* * .\n");
}

TEST(Deal, SameIdGivesTheSameLayout) {
  const GameId id = id_of("10x10/15 survival seed=7 game=3");
  EXPECT_EQ(deal(id, {}), deal(id, {}));
}

TEST(Deal, SeedsGamesAndSizesDiffer) {
  const Layout layout = deal(id_of("10x10/15 survival seed=7 game=3"), {});
  EXPECT_NE(layout, deal(id_of("10x10/15 survival seed=8 game=3"), {}));
  EXPECT_NE(layout, deal(id_of("10x10/15 survival seed=7 game=4"), {}));
  EXPECT_NE(layout, deal(id_of("20x5/15 survival seed=7 game=3"), {}));
}

// The same boards can be played with the count shown and hidden, with clues exact and noisy.
TEST(Deal, OtherRulesDoNotMatter) {
  const Layout layout = deal(id_of("10x10/15 survival seed=7"), {});
  for (const char* rules : {"survival count=shown", "survival on-mine=lose", "survival cascade=yes",
                            "survival clues=withheld:0.2+optimistic", "survival topology=torus",
                            "survival topology=hex", "survival first=3,3", "classic first=any"}) {
    EXPECT_EQ(deal(id_of(fmt::format("10x10/15 {} seed=7", rules)), {}), layout) << rules;
  }
}

TEST(StreamOf, PurposesDiffer) {
  const GameId id = id_of("10x10/15 survival seed=7");
  EXPECT_NE(stream_of(id, Digest("deal")).value(), stream_of(id, Digest("clue")).value());
}

TEST(StreamOf, CountAndDensityDiffer) {
  EXPECT_NE(stream_of(id_of("1x1/1 survival"), Digest("deal")).value(),
            stream_of(id_of("1x1@1 survival"), Digest("deal")).value());
}

TEST(DealDeathTest, MoreMinesThanRoomIsABrokenContract) {
  const std::vector<Cell> free{Cell{0}};
  EXPECT_DEATH(deal(id_of("2x1/2 survival"), free), "CHECK");
}

}  // namespace
}  // namespace minewise
