#include <gtest/gtest.h>

#include "cli/run/pace.h"

namespace minewise {

namespace {

using Presence = RankState::Presence;

TEST(GamePace, CountsFromTheBeginning) {
  GamePace pace(100);
  EXPECT_EQ(pace.rate(100), 0);
  EXPECT_EQ(pace.rate(110), 0);
  pace.add(50, 110);
  EXPECT_EQ(pace.rate(110), 5);
  EXPECT_EQ(pace.rate(120), 2.5);
  EXPECT_EQ(pace.games(), 50u);
}

TEST(GamePace, ForgetsWhatIsOlderThanAMinute) {
  GamePace pace(0);
  for (int second = 1; second <= 100; ++second) pace.add(1000, second);
  for (int second = 101; second <= 200; ++second) pace.add(10, second);
  EXPECT_NEAR(pace.rate(200), 10, 1e-9);
  EXPECT_EQ(pace.games(), 101'000u);
}

TEST(GamePace, GoesBackFurtherWhereChunksAreRare) {
  GamePace pace(0);
  for (int chunk = 1; chunk <= 10; ++chunk) pace.add(100, 100.0 * chunk);
  EXPECT_NEAR(pace.rate(1000), 1, 1e-9);
  EXPECT_NEAR(pace.rate(1099), 400 / 499.0, 1e-9);  // it does not fall to nothing between two
}

TEST(GamePace, TellsThatNothingComesAnyMore) {
  GamePace pace(0);
  for (int second = 1; second <= 100; ++second) pace.add(10, second);
  EXPECT_LT(pace.rate(1000), 0.1);
}

TEST(GamePace, CountsManyReportsOfOneSecond) {
  GamePace pace(0);
  for (int report = 1; report <= 100'000; ++report) pace.add(1, report / 1000.0);
  EXPECT_NEAR(pace.rate(100), 1000, 20);
  EXPECT_EQ(pace.games(), 100'000u);
}

// A process group whose clock and state the test sets.
class RunPaceTest : public ::testing::Test {
 protected:
  RunPaceTest() {
    group_.ranks.resize(3);
    for (RankState& rank : group_.ranks) rank.presence = Presence::There;
    group_.ranks[1].machine = "east";
    group_.ranks[2].machine = "west";
  }

  Progress after(double seconds) {
    now_ = seconds;
    group_.now = seconds;
    pace_.look();
    return pace_.progress();
  }

  double now_ = 0;
  ProcessGroupState group_;
  RunPace pace_{[this] { return now_; }, [this] { return group_; }};
};

TEST_F(RunPaceTest, AddsUpRanksAndLeavesOutWhatWasKeptBefore) {
  pace_.begin(1000, 100);
  now_ = 10;
  pace_.came(0, 100);
  pace_.came(1, 50);
  pace_.came(2, 80);
  const Progress run = after(10);
  EXPECT_EQ(run.most, 1000u);
  EXPECT_EQ(run.before, 100u);
  EXPECT_EQ(run.done, 330u);
  EXPECT_EQ(run.rate, 23);
  EXPECT_NEAR(*run.left(), 670 / 23.0, 1e-9);
  ASSERT_EQ(run.ranks.size(), 3u);
  EXPECT_EQ(run.ranks[1].rate, 5);
  EXPECT_EQ(run.ranks[1].games, 50u);
  EXPECT_EQ(run.ranks[1].host, "east");
  EXPECT_EQ(run.slowest, 1);
}

TEST_F(RunPaceTest, ALostRankHasNoRateAndIsNotTheSlowest) {
  pace_.begin(1000, 0);
  for (int rank = 0; rank < 3; ++rank) pace_.came(rank, 100 - rank);
  group_.ranks[2].presence = Presence::Lost;
  group_.ranks[2].heard = 3;
  const Progress run = after(20);
  EXPECT_EQ(run.ranks[2].state, "lost");
  EXPECT_EQ(run.ranks[2].games, 98u);
  EXPECT_EQ(run.ranks[2].rate, 0);
  EXPECT_EQ(run.ranks[2].silence, 17);
  EXPECT_EQ(run.slowest, 1);
}

TEST_F(RunPaceTest, WaitsAMinuteForTheFirstChunkOfARank) {
  pace_.begin(1000, 0);
  pace_.came(0, 10);
  pace_.came(1, 10);
  EXPECT_EQ(after(59).slowest, std::nullopt);
  EXPECT_EQ(after(60).slowest, 2);
}

TEST_F(RunPaceTest, ARankThatIsAwaitedWasNeverHeard) {
  pace_.begin(1000, 0);
  group_.ranks[1].presence = Presence::Awaited;
  group_.ranks[2].presence = Presence::Gone;
  const Progress run = after(5);
  EXPECT_EQ(run.ranks[0].silence, 0);
  EXPECT_EQ(run.ranks[1].silence, std::nullopt);
  EXPECT_EQ(run.ranks[1].state, "awaited");
  EXPECT_EQ(run.ranks[2].state, "gone");
  EXPECT_EQ(run.slowest, std::nullopt);
}

TEST_F(RunPaceTest, ToldWithoutAskingTheProcessGroup) {
  pace_.begin(1000, 0);
  after(1);
  group_.ranks[1].presence = Presence::Lost;
  EXPECT_EQ(pace_.progress().ranks[1].state, "there");  // as of the last look
  EXPECT_EQ(after(2).ranks[1].state, "lost");
}

TEST(RunPace, OneProcessIsARank) {
  RunPace pace;
  EXPECT_EQ(pace.progress().most, 0u);  // before it has begun
  pace.begin(10, 2);
  pace.came(0, 3);
  pace.faulted();
  pace.look();
  const Progress run = pace.progress();
  EXPECT_EQ(run.done, 5u);
  EXPECT_EQ(run.faults, 1u);
  ASSERT_EQ(run.ranks.size(), 1u);
  EXPECT_EQ(run.ranks[0].state, "there");
  EXPECT_EQ(run.ranks[0].games, 3u);
  EXPECT_FALSE(run.ranks[0].host.empty());
  EXPECT_EQ(run.slowest, std::nullopt);
}

TEST(AgentScores, CountGamesOfUnfinishedChunks) {
  double now = 0;
  RunPace pace([&] { return now; });
  AgentScores scores({"basic", "exact"});
  pace.begin(40, 10);
  EXPECT_EQ(scores.progress(pace).done, 10u);
  EXPECT_EQ(scores.progress(pace).share, std::nullopt);
  now = 2;
  for (int i = 0; i < 5; ++i) scores.played(0, i < 2 ? 1 : 0);
  EXPECT_EQ(scores.progress(pace).share, 0.375);
  EXPECT_EQ(scores.progress(pace).rate, 2.5);
  EXPECT_EQ(scores.progress(pace).scores, "score basic 0.400");
  scores.played(1, 0.5);
  EXPECT_EQ(scores.progress(pace).scores, "score basic 0.400 exact 0.500");
  pace.came(0, 4);
  EXPECT_EQ(scores.progress(pace).done, 16u);
  EXPECT_EQ(scores.progress(pace).rate, 2);
}

TEST(AgentScores, AreThoseOfOneOfSeveralRanks) {
  double now = 0;
  ProcessGroupState group;
  group.ranks.resize(2);
  for (RankState& rank : group.ranks) rank.presence = Presence::There;
  RunPace pace([&] { return now; }, [&] { return group; });
  AgentScores scores({"basic"});
  pace.begin(40, 10);
  scores.played(0, 0.5);
  now = 2;
  pace.came(0, 8);
  pace.came(1, 2);
  const Progress run = scores.progress(pace);
  EXPECT_EQ(run.done, 20u);
  EXPECT_EQ(run.slowest, 1);
  EXPECT_EQ(run.scores, "score basic 0.500");
}

}  // namespace

}  // namespace minewise
