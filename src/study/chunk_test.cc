#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "study/chunk.h"
#include "support/experiment.h"

namespace minewise {

namespace {

TEST(ChunkPlan, CoversEveryGameOfEverySeriesOnce) {
  for (const std::uint64_t games : {1u, 31u, 32u, 33u, 1000u, 100'000u}) {
    const Experiment experiment = experiment_of("basic,exact", "5/3,30x16/99,300/9000", games);
    const ChunkPlan plan(experiment);
    std::uint64_t chunks = 0;
    for (int series = 0; series < experiment.series(); ++series) {
      std::uint64_t next = 0;
      for (std::uint64_t number = 0; number < plan.chunks_of(series); ++number, ++chunks) {
        const GameRange range = plan.games_of({series, number});
        ASSERT_EQ(range.first, next);
        ASSERT_GT(range.end, range.first);
        next = range.end;
      }
      ASSERT_EQ(next, games);
      ASSERT_FALSE(plan.has({series, plan.chunks_of(series)}));
    }
    EXPECT_EQ(chunks, plan.chunks());
    EXPECT_FALSE(plan.has({-1, 0}));
    EXPECT_FALSE(plan.has({experiment.series(), 0}));
  }
}

TEST(ChunkPlan, OfASeriesDependsOnNothingElseInTheExperiment) {
  const ChunkPlan alone(experiment_of("basic", "30x16/99", 5000));
  const ChunkPlan among(experiment_of("random,basic", "9/10,30x16/99", 5000));
  EXPECT_EQ(alone.chunks_of(0), among.chunks_of(3));
  EXPECT_EQ(alone.games_of({0, 1}).end, among.games_of({3, 1}).end);
}

std::uint64_t games_in_first(std::string_view size, std::uint64_t games) {
  return ChunkPlan(experiment_of("basic", size, games)).games_of({0, 0}).size();
}

// A series of up to 2^15 chunks is cut as if there were no larger ones.
TEST(ChunkPlan, HasLargerChunksForHugeExperimentsOnly) {
  for (const std::uint64_t games : {5'000u, 1'000'000u, 4'000'000u}) {
    EXPECT_EQ(games_in_first("30x16/99", games), 136u) << games;
  }
  EXPECT_EQ(games_in_first("9x9/10", 20'000'000), 809u);
  EXPECT_EQ(games_in_first("30x16/99", 10'000'000), 305u);
  EXPECT_EQ(games_in_first("30x16/99", 100'000'000), 3051u);
  EXPECT_EQ(games_in_first("30x16/99", 1'000'000'000), 17'476u);
  EXPECT_EQ(games_in_first("1000/100000", 1'000'000), 8u);
  EXPECT_EQ(games_in_first("1/0", 1'000'000'000), kMostGamesAChunk);
  EXPECT_EQ(games_in_first("4/3", 1'000'000'000), 30'517u);
}

std::vector<ChunkId> rest_of(ChunkQueue& queue) {
  std::vector<ChunkId> chunks;
  while (const auto chunk = queue.next()) chunks.push_back(*chunk);
  return chunks;
}

TEST(ChunkPlan, HasAPlaceForEveryChunk) {
  const ChunkPlan plan(experiment_of("random,basic", "5/4,300/9", 70));
  std::uint64_t chunks = 0;
  for (std::uint64_t place = 0; place < plan.places(); ++place) {
    const auto chunk = plan.chunk_at(place);
    if (!chunk) continue;
    EXPECT_EQ(plan.place_of(*chunk), place);
    ++chunks;
  }
  EXPECT_EQ(chunks, plan.chunks());
  EXPECT_LT(chunks, plan.places());  // large boards make more chunks of fewer games
  EXPECT_FALSE(plan.chunk_at(plan.places()));
}

TEST(ChunkQueue, ShardsShareTheChunksAmongThem) {
  const Experiment experiment = experiment_of("basic,exact,random", "5/3,300/9000", 70);
  const ChunkPlan plan(experiment);
  for (const int count : {1, 2, 3, 7, 1000}) {
    std::set<std::pair<int, std::uint64_t>> seen;
    std::uint64_t games = 0;
    for (int index = 1; index <= count; ++index) {
      ChunkQueue queue(plan, {index, count});
      games += queue.games();
      for (const ChunkId& chunk : rest_of(queue)) {
        EXPECT_TRUE(plan.has(chunk));
        EXPECT_TRUE(seen.emplace(chunk.series, chunk.number).second);
      }
    }
    EXPECT_EQ(seen.size(), plan.chunks());
    EXPECT_EQ(games, 70u * 6);
  }
}

TEST(ChunkQueue, LeavesOutWhatIsDone) {
  const Experiment experiment = experiment_of("basic,exact", "5/3", 3);
  const ChunkPlan plan(experiment);
  ChunkQueue queue(plan, {});
  EXPECT_TRUE(queue.leave_out({0, 1}));
  EXPECT_FALSE(queue.leave_out({0, 1}));
  EXPECT_EQ(queue.games(), 6u);
  EXPECT_EQ(queue.games_left_out(), 1u);
  EXPECT_THAT(rest_of(queue), ::testing::ElementsAre(ChunkId{0, 0}, ChunkId{1, 0}, ChunkId{1, 1},
                                                     ChunkId{0, 2}, ChunkId{1, 2}));
}

TEST(Shard, IsWrittenIOfN) {
  EXPECT_EQ(parse_shard("2/5").value(), (Shard{2, 5}));
  EXPECT_EQ(parse_shard("1/1").value(), (Shard{1, 1}));
  for (const char* text : {"", "/", "1", "0/2", "3/2", "1/", "/2", "1/2/3", "-1/2", "a/b", "1/0"}) {
    EXPECT_FALSE(parse_shard(text)) << text;
  }
}

}  // namespace

}  // namespace minewise
