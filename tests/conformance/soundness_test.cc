// A million conclusions held against the truth: every agent, every topology, all densities. Nothing
// that was called safe is a mine, and nothing that was called a mine is safe.
#include <gtest/gtest.h>

#include <array>

#include "core/game_id.h"
#include "game/play_game.h"
#include "support/rounds.h"

namespace minewise {
namespace {

const std::uint64_t kConclusions = tests_are_long() ? 1'000'000 : 20'000;

constexpr std::array<std::string_view, 3> kTopologies{"square", "torus", "hex"};
constexpr std::array<double, 5> kDensities{0.1, 0.2, 0.3, 0.45, 0.7};

// Plays one game and checks every conclusion; returns how many there were.
std::uint64_t count_sound(const AgentSpec& spec, const GameId& id, const TopologyPtr& topology) {
  const auto agent = spec.make();
  Game game(id, topology);
  Rng rng = rng_for(spec, id);
  const Trial trial = play_game(*agent, game, rng);
  EXPECT_EQ(trial.wrong_flags, 0) << spec.name() << ' ' << format_game_id(id);
  for (const Deduction& deduction : agent->conclusions()) {
    const bool is_mine = game.layout().has_mine(deduction.cell);
    EXPECT_EQ(is_mine, deduction.verdict == Verdict::Mine)
        << spec.name() << ' ' << format_game_id(id) << " cell " << deduction.cell.index;
  }
  return agent->conclusions().size();
}

TEST(Agents, AreNeverWrongInAMillionConclusions) {
  std::uint64_t conclusions = 0;
  for (int number = 0; conclusions < kConclusions; ++number) {
    for (const std::string_view grid : kTopologies) {
      const double density = kDensities[static_cast<std::size_t>(number) % kDensities.size()];
      const GameId id = parse_game_id(fmt::format("16x14@{} survival topology={} seed=77 game={}",
                                                  density, grid, number))
                            .value();
      const TopologyPtr topology = make_topology(id.shape());
      for (const AgentEntry& entry : all_agents()) {
        conclusions += count_sound(parse_agent(entry.name).value(), id, topology);
      }
    }
    ASSERT_FALSE(HasFailure());
  }
}

}  // namespace
}  // namespace minewise
