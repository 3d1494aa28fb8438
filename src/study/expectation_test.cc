#include "study/expectation.h"

#include <gtest/gtest.h>

#include <cmath>

#include "game/play_game.h"
#include "support/board.h"
#include "support/rounds.h"

namespace minewise {
namespace {

ExpectedTrial expected(std::string_view agent, std::string_view id, std::string_view layout) {
  return Expectation(must(parse_agent(agent)), id_of(id)).of(drawn_layout(layout)).value();
}

// Of two cells one is opened first, and what it shows tells the other.
TEST(Expectation, OfTwoCells) {
  const ExpectedTrial trial = expected("basic", "2x1/1 survival", "* .\n");
  EXPECT_DOUBLE_EQ(trial.score, 0.5);
  EXPECT_DOUBLE_EQ(trial.won, 0.5);
  EXPECT_DOUBLE_EQ(trial.stepped, 0.5);
  EXPECT_DOUBLE_EQ(trial.guesses, 1.5);  // after the mine, nothing tells that the other is free
  EXPECT_DOUBLE_EQ(trial.moves, 2);
}

TEST(Expectation, RandomStepsOnEverything) {
  const ExpectedTrial trial = expected("random", "3x3/4 survival", ". * .\n* * .\n. . *\n");
  EXPECT_DOUBLE_EQ(trial.score, 0);
  EXPECT_NEAR(trial.stepped, 4, 1e-12);
  EXPECT_NEAR(trial.moves, 9, 1e-12);
}

// Report 002's example: the corner mine of the block is always stepped on, and of the others each
// only if the agent happens upon it.
TEST(Expectation, TheEnclosedMineOfReport002) {
  const ExpectedTrial block = expected("subset", "3x3/4 survival", ". . .\n. * *\n. * *\n");
  EXPECT_LT(block.score, 0.75);
  EXPECT_GT(block.stepped, 1);
}

// An agent whose positions are merged fares the same when they are not: chance, here, is the mean
// of many games.
TEST(Expectation, AgreesWithGames) {
  const Layout layout = drawn_layout(". * . .\n. . * .\n* . . .\n");
  for (const char* name : {"basic-once", "basic", "subset", "contradiction", "gaussian", "groups",
                           "double", "exact"}) {
    const AgentSpec spec = must(parse_agent(name));
    GameId id = id_of("4x3/3 survival");
    const auto trial = Expectation(spec, id).of(layout);
    if (!trial) continue;  // too many orders of choices to go through one by one
    const auto agent = spec.make();
    constexpr int kGames = 4000;
    double score = 0, guesses = 0;
    for (id.game = 0; id.game < kGames; ++id.game) {
      Game game(id, make_topology(id.shape()), layout);
      Rng rng = rng_for(spec, id);
      const Trial played = play_game(*agent, game, rng);
      score += played.score / kGames;
      guesses += static_cast<double>(played.guesses) / kGames;
    }
    EXPECT_NEAR(trial->score, score, 0.03) << name;
    EXPECT_NEAR(trial->guesses, guesses, 0.15) << name;
  }
}

// The mean over all games, every draw followed by every other, without merging anything.
double score_of_all_games(const AgentSpec& spec, const GameId& id, const Layout& layout,
                          std::vector<std::uint32_t>& draws) {
  DrawScript script;
  script.start(draws);
  Rng rng(script);
  const auto agent = spec.make();
  Game game(id, make_topology(id.shape()), layout);
  const Trial trial = play_game(*agent, game, rng);
  if (!script.missing()) return trial.score;
  double sum = 0;
  for (std::uint32_t choice = 0; choice < *script.missing(); ++choice) {
    draws.push_back(choice);
    sum += score_of_all_games(spec, id, layout, draws);
    draws.pop_back();
  }
  return sum / *script.missing();
}

TEST(Expectation, MergingChangesNothing) {
  for (const AgentEntry& entry : all_agents()) {
    const AgentSpec spec = must(parse_agent(entry.name));
    if (!spec.entry->by_position) continue;
    for (const char* rules : {"survival", "survival count=shown", "classic"}) {
      for (unsigned set = 1; set < 64; set += tests_are_long() ? 1 : 9) {
        Layout layout(6);
        for (int i = 0; i < 6; ++i) {
          if ((set >> i & 1) != 0) layout.place_mine(Cell{i});
        }
        const GameId id =
            id_of("3x2/" + std::to_string(layout.mines()) + " " + rules + " first=any");
        std::vector<std::uint32_t> draws;
        const auto merged = Expectation(spec, id).of(layout);
        ASSERT_TRUE(merged) << entry.name;
        EXPECT_NEAR(merged->score, score_of_all_games(spec, id, layout, draws), 1e-12)
            << entry.name << " " << rules << " " << set;
      }
    }
  }
}

TEST(Expectation, GivesUpAtItsLimit) {
  const AgentSpec spec = must(parse_agent("random"));
  EXPECT_FALSE(Expectation(spec, id_of("4x4/4 survival"), 100).of(Layout(16)));
}

}  // namespace
}  // namespace minewise
