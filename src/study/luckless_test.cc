// The estimates of luckless play against averages over all layouts, which share nothing with them
// but the agents.
#include "game/luckless.h"

#include <gtest/gtest.h>

#include "core/statistics.h"
#include "study/average.h"
#include "support/every_layout.h"
#include "support/game.h"

namespace minewise {
namespace {

// The exact mean of what is estimated.
double truth_of(const AgentSpec& spec, const GameId& id) {
  const Average all = average(spec, id, every_layout_of(id), 10'000'000).value();
  if (estimated_under(id.rules) == Estimated::Won) return all.won;
  return 1 - all.stepped / std::get<FixedCount>(id.mines).mines;
}

struct Measured {
  Mean plain, estimate;
};

Measured measure(const AgentSpec& spec, GameId id, int games) {
  Measured measured;
  Luckless luckless(spec);
  const auto agent = spec.make();
  const TopologyPtr topology = make_topology(id.shape());
  const bool is_chance = estimated_under(id.rules) == Estimated::Won;
  for (id.game = 0; id.game < static_cast<std::uint64_t>(games); ++id.game) {
    Game game(id, topology);
    Rng rng = rng_for(spec, id), redraws = luckless_rng_for(id);
    const auto see = [&](const Trial& trial, const Game&) {
      measured.plain.add(is_chance ? (trial.won ? 1 : 0) : trial.score);
    };
    measured.estimate.add(luckless.play(*agent, game, rng, redraws, see).estimate);
  }
  return measured;
}

// The seed is fixed, and so is what is found; the interval is widened by a half so that a change of
// an agent does not fail by chance.
void expect_unbiased(std::string_view agent, std::string_view text, int games) {
  const AgentSpec spec = must(parse_agent(agent));
  const GameId id = id_of(text);
  const auto [plain, estimate] = measure(spec, id, games);
  const double reach = 1.5 * estimate.interval()->half_width();
  EXPECT_NEAR(estimate.value(), truth_of(spec, id), reach) << agent << " " << text;
  EXPECT_LT(estimate.variance(), plain.variance()) << agent << " " << text;
}

TEST(LucklessEstimate, HasTheMeanOfAllGames) {
  for (const char* text :
       {"3x3/2 classic first=any seed=1", "4x3/3 classic first=any seed=1",
        "4x4/3 classic first=0,0 seed=1", "4x3/3 classic first=1,1 count=hidden cascade=no seed=1",
        "3x3/2 survival count=shown seed=1", "4x3/3 survival count=shown seed=1",
        "4x4/3 survival seed=1", "4x3/4 survival topology=torus seed=1",
        "3x3/3 survival on-mine=lose seed=1"}) {
    expect_unbiased("exact", text, 4'000);
  }
}

// Neither proofs nor numbers of its own to rely on.
TEST(LucklessEstimate, HasTheMeanOfAllGamesOfWeakAgents) {
  expect_unbiased("basic", "3x2/2 classic first=any seed=1", 4'000);
  expect_unbiased("triple-tie", "3x3/2 classic first=any seed=1", 4'000);
  expect_unbiased("basic", "3x2/2 survival seed=1", 4'000);
}

// What plain play finds in many games, where there is no exact average: noisy clues, and a number
// of mines that varies.
TEST(LucklessEstimate, AgreesWithPlainPlay) {
  const AgentSpec spec = must(parse_agent("exact"));
  for (const char* text :
       {"5x5@0.2 classic first=safe seed=1", "5x5@0.2 classic count=hidden seed=1",
        "5x5/5 classic clues=withheld:0.2 seed=1", "5x5/4 survival clues=optimistic seed=1",
        "5x5/5 classic first=zero seed=1"}) {
    const auto [plain, estimate] = measure(spec, id_of(text), 6'000);
    const double reach = plain.interval()->half_width() + estimate.interval()->half_width();
    EXPECT_NEAR(estimate.value(), plain.value(), reach) << text;
    EXPECT_LT(estimate.variance(), plain.variance()) << text;
  }
}

}  // namespace
}  // namespace minewise
