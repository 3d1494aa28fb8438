#include "study/exhibits.h"

#include <gtest/gtest.h>

#include "study/run.h"

namespace minewise {

namespace {

Experiment classic_games(std::string_view agents, std::uint64_t games) {
  Request request;
  request.agents = parse_agents(agents).value();
  request.sizes = parse_sizes("9x9/12").value();
  request.rules = {Rules::classic()};
  request.games = games;
  request.seed = Seed{3};
  return make_experiment(request).value();
}

Summary played(const Experiment& experiment) {
  const ChunkPlan plan(experiment);
  ConditionSummary figures(experiment, 0);
  for (std::uint64_t number = 0; number < plan.chunks_of(0); ++number) {
    std::vector<ChunkRecord> records;
    for (int series = 0; series < experiment.series(); ++series) {
      records.push_back(*play_chunk(experiment, plan, {series, number}, GameWatch{}));
    }
    figures.add(records);
  }
  Summary summary;
  summary.series.resize(static_cast<std::size_t>(experiment.series()));
  figures.finish(summary);
  return summary;
}

// A game that a mine ends has one guess that hit a mine: many games are looked at.
TEST(Exhibits, FindsPositionsUnderClassicRules) {
  const Experiment experiment = classic_games("basic,exact", 12);
  const auto exhibits = find_exhibits(experiment, played(experiment), 5);
  ASSERT_GE(exhibits.size(), 2u);
  EXPECT_LE(exhibits.size(), 5u);
  for (const Exhibit& exhibit : exhibits) {
    EXPECT_EQ(exhibit.player, "basic");
    EXPECT_EQ(exhibit.other, "exact");
    EXPECT_TRUE(exhibit.guess.is_guess());
    EXPECT_FALSE(exhibit.guess.move == exhibit.better.move);
    EXPECT_NE(exhibit.guess.basis, exhibit.better.basis);
    EXPECT_TRUE(exhibit.view.is_covered(exhibit.better.move.cell));
  }
  EXPECT_EQ(exhibits.front().better.basis, Basis::Proof);
}

// Whoever is behind is the one that is watched, in whatever order they are listed.
TEST(Exhibits, WatchesTheWeakerAgent) {
  const Experiment experiment = classic_games("exact,basic", 12);
  const auto exhibits = find_exhibits(experiment, played(experiment), 5);
  ASSERT_FALSE(exhibits.empty());
  EXPECT_EQ(exhibits.front().player, "basic");
}

TEST(Exhibits, ShowsNoMoreThanAskedFor) {
  const Experiment experiment = classic_games("random,basic,subset,double,exact", 12);
  EXPECT_EQ(find_exhibits(experiment, played(experiment), 3).size(), 3u);
}

}  // namespace

}  // namespace minewise
