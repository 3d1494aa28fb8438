#include "study/compare.h"

#include <gtest/gtest.h>

#include "study/spread/threads.h"
#include "support/experiment.h"

namespace minewise {
namespace {

TEST(Compare, SumsUpTheGamesOfEverySeries) {
  const Experiment experiment = experiment_of("random,exact", "5/4,6@0.2", 40);
  std::vector<double> scores(static_cast<std::size_t>(experiment.series()));
  Workers workers;
  workers.after_game = [&](int series, const GameRecord& game) {
    scores[static_cast<std::size_t>(series)] += game.figures[kScore];
    return true;
  };
  const Summary summary = compare(experiment, workers).value();
  ASSERT_EQ(summary.series.size(), scores.size());
  for (std::size_t series = 0; series < scores.size(); ++series) {
    EXPECT_EQ(summary.series[series].games(), 40U);
    EXPECT_NEAR(summary.series[series].means[kScore].value(), scores[series] / 40, 1e-12);
  }
  EXPECT_LT(summary.pair(experiment, 0, 0, 1).score().value(), 0);  // exact is ahead
}

TEST(Compare, GivesTheSameFiguresWithAnyNumberOfThreads) {
  const Experiment experiment = experiment_of("basic,exact", "6/7", 100);
  const Threads threads(3);
  Workers workers;
  workers.runner = &threads;
  const Summary alone = compare(experiment).value();
  const Summary spread = compare(experiment, workers).value();
  EXPECT_EQ(alone.series[1].means[kScore].value(), spread.series[1].means[kScore].value());
  EXPECT_EQ(alone.pairs[0].best_game, spread.pairs[0].best_game);
}

TEST(Compare, ShowsEveryChunk) {
  const Experiment experiment = experiment_of("random,exact", "5/4", 100);
  std::vector<std::size_t> games(static_cast<std::size_t>(experiment.series()));
  const auto see = [&](const PlayedChunk& chunk) {
    games[static_cast<std::size_t>(chunk.id.series)] += chunk.record.games.size();
  };
  ASSERT_TRUE(compare(experiment, {}, see));
  EXPECT_EQ(games, (std::vector<std::size_t>{100, 100}));
}

TEST(Compare, SaysWhenItWasStoppedOrHasNoGames) {
  Experiment experiment = experiment_of("random", "5/4", 40);
  Workers workers;
  workers.after_game = [](int, const GameRecord&) { return false; };
  EXPECT_EQ(compare(experiment, workers).error().message, "the comparison was stopped");
  experiment.games = 0;
  EXPECT_TRUE(compare(experiment).error().message.starts_with("games: "));
}

}  // namespace
}  // namespace minewise
