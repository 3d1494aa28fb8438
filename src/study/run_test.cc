#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <utility>

#include "agents/guess.h"
#include "game/play_game.h"
#include "study/match.h"
#include "study/run.h"
#include "study/spread/threads.h"
#include "study/summary.h"
#include "support/experiment.h"

namespace minewise {

namespace {

using Records = std::map<std::pair<int, std::uint64_t>, ChunkRecord>;

Records run_with(const Experiment& experiment, int jobs) {
  const ChunkPlan plan(experiment);
  ChunkQueue queue(plan, {});
  const Threads threads(jobs);
  Workers workers;
  workers.runner = &threads;
  Records records;
  EXPECT_TRUE(run_chunks(experiment, plan, queue, workers, [&](const PlayedChunk& chunk) {
    EXPECT_TRUE(records.emplace(std::pair(chunk.id.series, chunk.id.number), chunk.record).second);
    return true;
  }));
  EXPECT_EQ(records.size(), plan.chunks());
  return records;
}

TEST(Run, GivesTheSameGamesWithAnyNumberOfThreads) {
  const Experiment experiment = experiment_of("basic,exact", "6/7,8@0.2", 100);
  const Records one = run_with(experiment, 1);
  EXPECT_EQ(run_with(experiment, 2), one);
  EXPECT_EQ(run_with(experiment, 5), one);
}

TEST(Run, PlaysTheGamesThatTheirNumbersStandFor) {
  const Experiment experiment = experiment_of("random,basic", "6/7", 40);
  const ChunkPlan plan(experiment);
  const ChunkId chunk{1, 5};
  const auto record = play_chunk(experiment, plan, chunk, GameWatch{});
  ASSERT_TRUE(record);
  const GameRange range = plan.games_of(chunk);
  ASSERT_EQ(record->games.size(), range.size());
  std::uint64_t deductions = 0;
  for (std::uint64_t index = range.first; index < range.end; ++index) {
    const GameId id = parse_game_id(fmt::format("6x6/7 survival seed=11 game={}", index)).value();
    const AgentSpec spec = parse_agent("basic").value();
    const auto agent = spec.make();
    Game game(id, make_topology(id.shape()));
    Rng rng = rng_for(spec, id);
    const Trial trial = play_game(*agent, game, rng);
    EXPECT_EQ(record_of(trial, game), record->games[index - range.first]);
    EXPECT_EQ(record->games[index - range.first].mines, 7);
    deductions += agent->conclusions().size();
  }
  EXPECT_EQ(record->deductions[std::to_underlying(Rule::SinglePoint)], deductions);
}

// Gives up every third game, by the clock at that.
class Tired final : public Agent {
 public:
  void start(const View&) override { ++games_; }
  Decision decide(const View& view, Rng& rng) override {
    return games_ % 3 == 0 ? give_up() : open_any(view, rng);
  }
  const Fault* fault() const override { return &fault_; }

 private:
  int games_ = 0;
  Fault fault_{"is tired", true, false};
};

const AgentEntry& tired_entry() {
  static const AgentEntry entry{
      .name = "tired",
      .source = "a test",
      .description = "a test",
      .parameters = {},
      .make = [](const ParameterValues&) { return std::make_unique<Tired>(); }};
  return entry;
}

TEST(Run, GamesGivenUpCountAsTheyStand) {
  Experiment experiment = experiment_of("basic", "6/7", 100'000);
  experiment.agents = {{&tired_entry(), {}}};
  const ChunkPlan plan(experiment);
  std::vector<std::string> seen;
  GameWatch watch;
  watch.after_fault = [&](const AgentSpec& agent, const GameId& id, int move, const Fault& fault) {
    seen.push_back(describe_fault(agent, id, move, fault));
    return true;
  };
  const auto record = play_chunk(experiment, plan, {0, 0}, watch);
  ASSERT_TRUE(record);
  ASSERT_GE(record->games.size(), 3u);
  EXPECT_EQ(record->faults[0], (FaultRecord{2, 1, "is tired", true}));
  EXPECT_EQ(record->games[2], (GameRecord{.won = false, .figures = {}, .mines = 7}));
  EXPECT_EQ(seen[0], "6x6/7 survival seed=11 game=2, tired, move 1: is tired");
}

TEST(Run, GamesGivenUpEndItUnlessToldOtherwise) {
  Experiment experiment = experiment_of("basic", "6/7", 100'000);
  experiment.agents = {{&tired_entry(), {}}};
  EXPECT_FALSE(play_chunk(experiment, ChunkPlan(experiment), {0, 0}, GameWatch{}));
}

TEST(Summary, NumbersGamesGivenUpWithinTheirSeries) {
  Experiment experiment = experiment_of("basic", "6/7", 40);
  ConditionSummary figures(experiment, 0);
  ChunkRecord record;
  record.games.resize(4);
  record.faults = {{1, 5, "late", true}, {3, 1, "ended", false}};
  for (int chunk = 0; chunk < 2; ++chunk) figures.add(std::vector{record});
  Summary summary;
  summary.series.resize(1);
  figures.finish(summary);
  const SeriesSummary& series = summary.series[0];
  ASSERT_EQ(series.faults.size(), 4u);
  EXPECT_EQ(series.faults[3], (FaultRecord{7, 1, "ended", false}));
  EXPECT_EQ(series.faults_by_clock(), 2u);
}

// A gauge that counts how often it was asked to begin.
class FakeGauge final : public MemoryGauge {
 public:
  void begin() const override { ++begun_; }
  void include(bool included) const override { included_ = included; }
  std::uint64_t peak() const override {
    EXPECT_FALSE(included_);  // what comes after the agent's turn is not its own
    return 100 + begun_;
  }

 private:
  mutable std::uint64_t begun_ = 0;
  mutable bool included_ = false;
};

std::vector<std::uint64_t> peaks_of(const Experiment& experiment, const MemoryGauge& gauge) {
  const ChunkPlan plan(experiment);
  std::vector<std::uint64_t> peaks;
  for (std::uint64_t number = 0; number < plan.chunks_of(0); ++number) {
    const auto measured = play_chunk(experiment, plan, {0, number}, GameWatch{}, &gauge);
    const auto bare = play_chunk(experiment, plan, {0, number}, GameWatch{});
    EXPECT_EQ(measured->games, bare->games);
    EXPECT_EQ(measured->deductions, bare->deductions);
    EXPECT_TRUE(bare->peaks.empty());
    peaks.insert(peaks.end(), measured->peaks.begin(), measured->peaks.end());
  }
  return peaks;
}

TEST(Run, MeasuresTheMemoryOfTheFirstGamesAlone) {
  const auto peaks = peaks_of(experiment_of("exact", "6/7", 100), FakeGauge());
  ASSERT_EQ(peaks.size(), kMeasuredGames);
  EXPECT_EQ(peaks.front(), 101u);
  EXPECT_EQ(peaks.back(), 100 + kMeasuredGames);
  EXPECT_EQ(peaks_of(experiment_of("exact", "6/7", 3), FakeGauge()).size(), 3u);
}

TEST(Run, MeasuresNoneOfAnAgentThatRemembersOtherGames) {
  EXPECT_TRUE(peaks_of(experiment_of("optimal", "3/2", 20), FakeGauge()).empty());
}

TEST(Run, HandsInOrderWhenAskedTo) {
  const Experiment experiment = experiment_of("random,exact", "6/7", 64);
  const ChunkPlan plan(experiment);
  ChunkQueue queue(plan, {});
  const Threads threads(4);
  Workers workers;
  workers.runner = &threads;
  workers.hand_in = HandIn::InOrder;
  std::uint64_t next = 0;
  run_chunks(experiment, plan, queue, workers, [&](const PlayedChunk& chunk) {
    EXPECT_EQ(chunk.id.number * 2 + static_cast<std::uint64_t>(chunk.id.series), next++);
    return true;
  });
  EXPECT_EQ(next, plan.chunks());
}

TEST(Run, StopsWhenItIsToldTo) {
  const Experiment experiment = experiment_of("basic", "6/7", 1000);
  const ChunkPlan plan(experiment);
  ChunkQueue queue(plan, {});
  const Threads threads(2);
  Workers workers;
  workers.runner = &threads;
  int taken = 0;
  EXPECT_FALSE(run_chunks(experiment, plan, queue, workers,
                          [&](const PlayedChunk&) { return ++taken < 3; }));
  EXPECT_LT(taken, 10);

  ChunkQueue again(plan, {});
  std::atomic<int> games = 0;
  workers.after_game = [&](int, const GameRecord&) { return ++games < 100; };
  taken = 0;
  EXPECT_FALSE(run_chunks(experiment, plan, again, workers, [&](const PlayedChunk& chunk) {
    EXPECT_EQ(chunk.record.games.size(), plan.games_of(chunk.id).size());
    ++taken;
    return true;
  }));
  EXPECT_LT(taken, 5);
}

// Differences of trials worked out by hand.
TEST(Summary, PairsTheGamesOfAgents) {
  const Experiment experiment = experiment_of("random,basic,exact", "6/7", 2);
  ConditionSummary figures(experiment, 0);
  const auto record = [](double score, bool won, std::uint64_t single, std::uint64_t exact) {
    ChunkRecord chunk;
    chunk.games.push_back({won, {score, 2, 3, 4, 0}, 7});
    chunk.deductions[0] = single;
    chunk.deductions[std::to_underlying(Rule::Exact)] = exact;
    return chunk;
  };
  figures.add(std::vector{record(0, false, 0, 0), record(0.5, false, 4, 0), record(1, true, 6, 2)});
  figures.add(
      std::vector{record(0, false, 0, 0), record(0.5, true, 4, 0), record(0.75, true, 6, 2)});
  Summary summary;
  summary.series.resize(3);
  figures.finish(summary);
  EXPECT_EQ(summary.series[2].games(), 2u);
  EXPECT_EQ(summary.series[2].means[kScore].value(), 0.875);
  EXPECT_EQ(summary.series[1].won.happened(), 1u);
  EXPECT_EQ(summary.series[2].beyond_basic(), 0.25);
  EXPECT_EQ(summary.series[0].beyond_basic(), 0);
  ASSERT_EQ(summary.pairs.size(), 3u);
  const PairSummary& pair = summary.pair(experiment, 0, 1, 2);
  EXPECT_EQ(pair.first, 1u);
  EXPECT_EQ(pair.second, 2u);
  EXPECT_EQ(pair.score().value(), -0.375);
  EXPECT_EQ(pair.won.value(), -0.5);
  EXPECT_EQ(summary.pair(experiment, 0, 0, 2).score().value(), -0.875);
}

TEST(Match, EndsTheSameWithAnyNumberOfThreads) {
  Match match{experiment_of("exact,basic", "9/10", 5000), MatchFigure::Won, {0.05, 0.05}};
  Workers workers;
  const MatchResult one = play_match(match, workers);
  const Threads threads(3);
  workers.runner = &threads;
  const MatchResult three = play_match(match, workers);
  EXPECT_EQ(one.finding, Finding::Confirmed);
  EXPECT_EQ(three.finding, one.finding);
  EXPECT_EQ(three.wins, one.wins);
  EXPECT_EQ(three.losses, one.losses);
  EXPECT_EQ(three.ties, one.ties);
  EXPECT_FALSE(one.was_stopped);
}

TEST(Match, SaysWhenItWasStopped) {
  const Match match{experiment_of("exact,basic", "9/10", 5000), MatchFigure::Score, {0.0001, 0.05}};
  std::atomic<int> games = 0;
  Workers workers;
  workers.after_game = [&](int, const GameRecord&) { return ++games < 400; };
  MatchResult seen;
  const MatchResult result =
      play_match(match, workers, [&](const MatchResult& so_far) { seen = so_far; });
  EXPECT_TRUE(result.was_stopped);
  EXPECT_EQ(result.finding, Finding::Undecided);
  EXPECT_EQ(seen.games(), result.games());
}

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
  EXPECT_TRUE(compare(experiment).error().text().starts_with("games: "));
}

}  // namespace

}  // namespace minewise
