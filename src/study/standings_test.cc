#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "study/standings.h"
#include "support/standings.h"

namespace minewise {

namespace {

using testing::ElementsAre;

TEST(Standings, RankAgentsByScoreOverAllConditions) {
  const Experiment experiment = experiment_of("random,basic,exact", "10", 4, {0.1, 0.2});
  const Summary summary = summary_with(experiment, {{0, 0.5, 0.75}, {0, 0.5, 1}});
  const Standings standings = standings_of(experiment, summary);
  EXPECT_EQ(standings.by, RankedBy::Score);
  EXPECT_THAT(standings.order, ElementsAre(2, 1, 0));
  EXPECT_THAT(standings.overall, ElementsAre(0, 0.5, 0.875));
  ASSERT_TRUE(standings.lead);
  EXPECT_DOUBLE_EQ(standings.lead->by, 0.375);
  EXPECT_TRUE(standings.lead->is_clear());
  EXPECT_EQ(standings.ahead, 2);
  EXPECT_EQ(standings.behind, 0);
  EXPECT_TRUE(standings.overtaken.empty());
}

TEST(Standings, FindWhereAnotherIsAhead) {
  const Experiment experiment = experiment_of("basic,exact", "10", 4, {0.1, 0.2, 0.3});
  const Summary summary = summary_with(experiment, {{0.75, 0.5}, {0.5, 0.75}, {0.25, 0.75}});
  const Standings standings = standings_of(experiment, summary);
  EXPECT_THAT(standings.order, ElementsAre(1, 0));
  ASSERT_EQ(standings.overtaken.size(), 1u);
  EXPECT_EQ(standings.overtaken[0].condition, 0u);
  EXPECT_EQ(standings.overtaken[0].lead.agent, 0u);
  EXPECT_EQ(standings.behind, 1);
}

TEST(Standings, FindTheDeepestFall) {
  const Experiment experiment = experiment_of("basic", "10", 4, {0.1, 0.2, 0.3});
  const Standings standings =
      standings_of(experiment, summary_with(experiment, {{1}, {0.5}, {0.25}}));
  ASSERT_TRUE(standings.fall);
  EXPECT_EQ(standings.fall->from, 0u);
  EXPECT_EQ(standings.fall->to, 1u);
  EXPECT_FALSE(standings.lead);
}

// The interval of one condition is the pair's own; games that differ as much in both directions
// leave the lead open.
TEST(Standings, LeaveALeadOpenThatChanceExplains) {
  const Experiment experiment = experiment_of("basic,exact", "9/10", 4);
  ConditionSummary figures(experiment, 0);
  std::vector<ChunkRecord> records(2);
  for (const double score : {0.0, 1.0, 0.0, 0.5}) {
    records[0].games.push_back({false, {score, 0, 0, 0, 0}, 10});
    records[1].games.push_back({false, {1 - score / 2, 0, 0, 0, 0}, 10});
  }
  figures.add(records);
  Summary summary;
  summary.series.resize(2);
  figures.finish(summary);
  const Standings standings = standings_of(experiment, summary);
  EXPECT_THAT(standings.order, ElementsAre(1, 0));
  EXPECT_FALSE(standings.lead->is_clear());
  EXPECT_EQ(standings.ahead, 0);
}

}  // namespace

}  // namespace minewise
