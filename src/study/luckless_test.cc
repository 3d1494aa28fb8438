// The estimates of luckless play against averages over all layouts, which share nothing with them
// but the agents.
#include <gtest/gtest.h>

#include "core/statistics.h"
#include "game/luckless.h"
#include "study/average.h"
#include "study/match.h"
#include "study/run.h"
#include "study/spread/threads.h"
#include "support/every_layout.h"
#include "support/experiment.h"
#include "support/game.h"

namespace minewise {

namespace {

// The exact mean of what is estimated.
double truth_of(const AgentSpec& spec, const GameId& id) {
  const Average all = average(spec, id, every_layout_of(id), 10'000'000).value();
  if (estimated_under(id.rules) == Estimated::Won) return all.won;
  return 1 - all.stepped / std::get<FixedCount>(id.mines).mines;
}

struct MeasuredGame {
  Mean plain, estimate;
};

MeasuredGame measure(const AgentSpec& spec, GameId id, int games) {
  MeasuredGame measured;
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

// Comparisons whose games are played luckless: what they leave as it is, and what they add.

namespace {

Experiment with_rules(Experiment experiment, std::string_view rules) {
  for (Condition& condition : experiment.conditions) condition.rules = parse_rules(rules).value();
  return experiment;
}

Experiment luckless(Experiment experiment) {
  experiment.estimate = Estimate::Luckless;
  return experiment;
}

// Counts calls instead of bytes: the same for the same games.
class CallGauge final : public MemoryGauge {
 public:
  void begin() const override { calls_ = 0; }
  void include(bool included) const override { calls_ += included; }
  std::uint64_t peak() const override { return calls_; }

 private:
  mutable std::uint64_t calls_ = 0;
};

TEST(LucklessRun, LeavesThePlainRecordAsItIs) {
  const CallGauge gauge;
  for (const char* rules : {"classic", "survival", "classic first=any clues=withheld:0.2",
                            "survival on-mine=lose count=shown"}) {
    const Experiment plain =
        with_rules(experiment_of("random,basic,triple-tie,exact", "6/7", 640), rules);
    const ChunkPlan plan(plain);
    for (int series = 0; series < plain.series(); ++series) {
      const auto expected = play_chunk(plain, plan, {series, 0}, GameWatch{}, &gauge);
      auto record = play_chunk(luckless(plain), plan, {series, 0}, GameWatch{}, &gauge);
      ASSERT_TRUE(expected && record);
      EXPECT_EQ(record->estimates.size(), record->games.size());
      EXPECT_TRUE(expected->estimates.empty());
      record->estimates.clear();
      EXPECT_EQ(*record, *expected) << rules;
    }
  }
}

TEST(LucklessRun, GivesTheSameFiguresWithAnyNumberOfThreads) {
  const Experiment experiment =
      luckless(with_rules(experiment_of("basic,exact", "6/7,5@0.2", 100), "classic"));
  const Threads threads(3);
  Workers workers;
  workers.runner = &threads;
  const Summary one = compare(experiment).value(), three = compare(experiment, workers).value();
  for (std::size_t i = 0; i < one.series.size(); ++i) {
    EXPECT_EQ(one.series[i].estimate.games(), 100u);
    EXPECT_EQ(one.series[i].estimate.value(), three.series[i].estimate.value());
    EXPECT_EQ(one.series[i].estimate.variance(), three.series[i].estimate.variance());
  }
}

TEST(LucklessRun, PairsEstimatesGameByGame) {
  const Experiment experiment =
      luckless(with_rules(experiment_of("basic,exact", "6/7", 200), "classic"));
  const Summary summary = compare(experiment).value();
  const Mean& difference = summary.pairs[0].estimate;
  EXPECT_EQ(difference.games(), 200u);
  EXPECT_NEAR(difference.value(),
              summary.series[0].estimate.value() - summary.series[1].estimate.value(), 1e-12);
  EXPECT_LT(difference.value(), 0);
}

// The same player under another name: every game is the same, redrawn layouts included.
TEST(LucklessRun, AgentsThatPlayAlikeMeetTheSameLayouts) {
  const Experiment experiment =
      luckless(with_rules(experiment_of("exact,exact:endgame=1", "6/7", 200), "classic"));
  const Summary summary = compare(experiment).value();
  EXPECT_EQ(summary.pairs[0].estimate.value(), 0);
  EXPECT_EQ(summary.pairs[0].estimate.variance(), 0);
}

TEST(LucklessRun, MatchTestsTheEstimates) {
  Match match{luckless(with_rules(experiment_of("exact,basic", "9/10", 2000), "classic")),
              MatchFigure::Won,
              {0.05, 0.05}};
  const MatchResult estimated = play_match(match, Workers{});
  match.experiment.estimate = Estimate::None;
  const MatchResult plain = play_match(match, Workers{});
  EXPECT_EQ(estimated.finding, Finding::Confirmed);
  EXPECT_EQ(plain.finding, Finding::Confirmed);
  EXPECT_LT(estimated.difference.variance(), plain.difference.variance());
}

TEST(LucklessRun, EstimateOfAScoreNeedsANumberOfMines) {
  Request request;
  request.agents = parse_agents("exact").value();
  request.sizes = parse_sizes("5@0.2").value();
  request.games = 10;
  request.estimate = Estimate::Luckless;
  request.rules = {Rules::classic()};
  EXPECT_TRUE(make_experiment(request));
  request.rules = {Rules::survival()};
  EXPECT_EQ(
      make_experiment(request).error().text(),
      "estimate: luckless needs a fixed number of mines to estimate a score, and 5x5@0.2 has none");
}

TEST(LucklessRun, ExperimentSaysSoInItsText) {
  Experiment experiment = experiment_of("exact", "5/5", 10);
  const std::string plain = format_experiment(experiment);
  EXPECT_EQ(plain.find("estimate"), plain.npos);
  experiment.estimate = Estimate::Luckless;
  const std::string text = format_experiment(experiment);
  EXPECT_NE(text.find("\nestimate luckless\n"), text.npos);
  EXPECT_EQ(parse_experiment(text).value().estimate, Estimate::Luckless);
  EXPECT_EQ(parse_experiment(plain).value().estimate, Estimate::None);
  EXPECT_FALSE(parse_experiment(plain + "estimate none\n"));
  EXPECT_FALSE(parse_experiment(plain + "estimate lucky\n"));
}

}  // namespace

}  // namespace minewise
