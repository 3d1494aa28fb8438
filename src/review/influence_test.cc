#include <gtest/gtest.h>

#include <algorithm>

#include "review/influence.h"
#include "support/game.h"

namespace minewise {

namespace {

const ClueInfluence& of(const std::vector<ClueInfluence>& clues, int cell) {
  return *std::ranges::find(clues, Cell{cell}, &ClueInfluence::clue);
}

// The mine takes the left 1, the safe cells take the mine and the 1 beside it.
TEST(ClueInfluence, CountsWhatRestsOnAClue) {
  const Influence influence =
      influence_of(drawn_view("1 _ 1 ?\n"
                              "_ ? 1 ?\n"));
  auto clues = count_influence(influence);
  ASSERT_EQ(clues.size(), 3u);
  EXPECT_EQ(of(clues, 0).direct, 1);
  EXPECT_EQ(of(clues, 0).total, 3);
  EXPECT_EQ(of(clues, 2).direct, 2);
  EXPECT_EQ(of(clues, 2).total, 2);
  EXPECT_EQ(of(clues, 6).total, 0) << "says what another says";
  EXPECT_EQ(of(clues, 0).lost, std::nullopt);
  count_lost(influence, clues);
  EXPECT_EQ(of(clues, 0).lost, 3);
  EXPECT_EQ(of(clues, 2).lost, 0) << "the other does as well";
  EXPECT_EQ(of(clues, 6).lost, 0);
}

TEST(ClueInfluence, ListsWhatWouldBeUnknown) {
  const Influence influence =
      influence_of(drawn_view("1 _ 1 ?\n"
                              "_ ? 1 ?\n"));
  EXPECT_EQ(lost_without(influence, Cell{0}).size(), 3u);
  EXPECT_TRUE(lost_without(influence, Cell{6}).empty());
}

// What is given stays given: the flag of a position is no deduction.
TEST(ClueInfluence, AFlagInAPositionStays) {
  const Influence influence = influence_of(drawn_view("1 F 1 ?\n"));
  EXPECT_EQ(lost_without(influence, Cell{0}), std::vector<Cell>{});
  EXPECT_EQ(lost_without(influence, Cell{2}), std::vector<Cell>{Cell{3}});
}

TEST(ClueInfluence, ACascadeRestsOnTheClueThatSetItOff) {
  Game game = game_on(
      ". . * . .\n"
      ". . * . .\n"
      ". . . . *\n",
      "classic first=0,0");
  const AgentSpec spec = must(parse_agent("exact"));
  const auto agent = spec.make();
  InfluenceWatch watch(*agent, game.view());
  Rng rng = rng_for(spec, game.id());
  play_game(*agent, game, rng, &watch);
  const auto clues = count_influence(watch.gather(game.view()));
  const Cell first = game.view().uncovered()[0];
  ASSERT_EQ(first, Cell{0});
  EXPECT_FALSE(watch.graph().inferences().empty());
  EXPECT_GT(of(clues, first.index).total, 0);
}

}  // namespace

}  // namespace minewise
