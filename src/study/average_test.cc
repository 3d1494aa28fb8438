#include <gtest/gtest.h>

#include "core/rng.h"
#include "game/play_game.h"
#include "search/optimal.h"
#include "study/average.h"
#include "support/every_layout.h"
#include "support/game.h"

namespace minewise {

namespace {

std::optional<Average> expected(std::string_view agent, std::string_view id) {
  const GameId game = id_of(id);
  return average(must(parse_agent(agent)), game, every_layout_of(game), 1'000'000);
}

// The search says what is best; playing every game that way must come to the same.
TEST(Average, OfTheOptimalAgentIsTheValueOfTheGame) {
  for (const char* text :
       {"3x3/2 classic first=any", "4x3/4 classic first=any", "3x3/3 survival count=shown",
        "4x2/3 survival count=shown topology=hex"}) {
    const GameId id = id_of(text);
    const View view(make_topology(id.shape()), id.rules, std::get<FixedCount>(id.mines));
    auto solver = must(OptimalPlay::make(view, {}));
    const double value = solver.solve(Wanted::OneBest).value.decimal();
    const auto played = expected("optimal", text).value();
    EXPECT_NEAR(id.rules.ruleset == Ruleset::Classic ? played.won : played.stepped, value, 1e-12)
        << text;
  }
}

// Three cells, one mine. Of the ends, two thirds are safe and tell all; the middle is safe in two
// of three, and then either end is a coin toss.
TEST(Average, FollowsEveryDraw) {
  const auto basic = expected("basic", "3x1/1 classic first=any").value();
  EXPECT_NEAR(basic.won, (2 * (2.0 / 3) + (2.0 / 3) / 2) / 3, 1e-12);
  EXPECT_NEAR(basic.stepped, 1 - basic.won, 1e-12);
}

// The share of games won among all that may come of the agent's draws, without merging anything.
double won_of_all_games(const AgentSpec& spec, const GameId& id, const Layout& layout,
                        std::vector<std::uint32_t>& draws) {
  DrawScript script;
  script.start(draws);
  Rng rng(script);
  Game game(id, make_topology(id.shape()), layout);
  const Trial trial = play_game(*spec.make(), game, rng);
  if (!script.missing()) return trial.won ? 1 : 0;
  double sum = 0;
  const std::uint32_t values = *script.missing();
  for (std::uint32_t value = 0; value < values; ++value) {
    draws.push_back(value);
    sum += won_of_all_games(spec, id, layout, draws) / values;
    draws.pop_back();
  }
  return sum;
}

TEST(Average, IsThatOfAllGames) {
  for (const AgentEntry& entry : all_agents()) {
    const bool draws_much = entry.name == "random" || entry.name.starts_with("basic");
    const char* board = draws_much ? "3x2/2 classic first=any" : "3x3/2 classic first=any";
    const AgentSpec spec = must(parse_agent(entry.name));
    const GameId id = id_of(board);
    const std::vector<Layout> layouts = every_layout_of(id);
    double won = 0;
    for (const Layout& layout : layouts) {
      std::vector<std::uint32_t> draws;
      won += won_of_all_games(spec, id, layout, draws) / static_cast<double>(layouts.size());
    }
    EXPECT_NEAR(expected(entry.name, board).value().won, won, 1e-12) << entry.name;
  }
}

TEST(Average, GivesUpWhereGamesAreTooMany) {
  const GameId id = id_of("4x4/4 survival");
  EXPECT_FALSE(average(must(parse_agent("random")), id, every_layout_of(id), 10'000));
}

}  // namespace

}  // namespace minewise
