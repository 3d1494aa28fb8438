#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>

#include "cli/run/pace.h"
#include "cli/run/progress.h"

namespace minewise {

namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::internal::CaptureStderr;
using ::testing::internal::GetCapturedStderr;

TEST(Progress, AShortRunSaysNothing) {
  CaptureStderr();
  {
    ProgressLine line("working");
    for (int i = 0; i < 1000; ++i) line.update(i / 1000.0);
    const WaitingLine waiting("thinking");
    RunPace pace;
    const LiveProgress games({"basic"}, 10, 0, false, pace);
  }
  EXPECT_EQ(GetCapturedStderr(), "");
}

TEST(Progress, TellsTheTimeUntilAShareIsKnown) {
  ProgressLine line("ranking");
  EXPECT_EQ(line.text(std::chrono::seconds(3)), "ranking, 3 s");
  line.update(0.25);
  EXPECT_EQ(line.text(std::chrono::seconds(4)), "ranking 25%");
}

TEST(Progress, TellsWordsInsteadOnceThereAreAny) {
  std::string words;
  ProgressLine line("measuring", [&] { return words; });
  EXPECT_EQ(line.text(std::chrono::seconds(3)), "measuring, 3 s");
  words = "measuring 25%  2/2 ranks";
  EXPECT_EQ(line.text(std::chrono::seconds(4)), "measuring 25%  2/2 ranks");
}

TEST(Progress, IsADisplayOfItsOwn) {
  RunPace pace;
  EXPECT_FALSE(OwnDisplay::is_there());
  {
    const ProgressLine line("ranking");
    EXPECT_TRUE(OwnDisplay::is_there());
    const LiveProgress quiet({"basic"}, 10, 0, true, pace);
  }
  EXPECT_FALSE(OwnDisplay::is_there());
  const LiveProgress games({"basic"}, 10, 0, false, pace);
  EXPECT_TRUE(OwnDisplay::is_there());
}

// Were it told of each tick alone, a run that reports once in a minute would be silent for an hour.
TEST(Ticker, TicksWithoutBeingAsked) {
  std::promise<void> thrice;
  Ticker ticker;
  int ticks = 0;
  ticker.start(Ticker::Wait(1), [&] {
    if (++ticks == 3) thrice.set_value();
    return Ticker::Wait(1);
  });
  thrice.get_future().wait();
  ticker.stop();
  EXPECT_GE(ticks, 3);
}

TEST(Ticker, ComesToRestBeforeItsFirstTick) {
  Ticker never, waiting;
  waiting.start(std::chrono::hours(1), [] { return Ticker::Wait(1); });
}

TEST(LiveProgress, TellsGamesAndMeans) {
  RunPace pace;
  LiveProgress games({"basic", "exact"}, 40, 10, true, pace);
  EXPECT_THAT(games.line(1), EndsWith("25%  10 of 40 games"));
  for (int i = 0; i < 5; ++i) games.played(0, i < 2 ? 1 : 0);
  EXPECT_THAT(games.line(1), EndsWith("38%  15 of 40 games  5.0/s  0:05 left  score basic 0.400"));
  for (int i = 0; i < 25; ++i) games.played(1, 0.5);
  EXPECT_THAT(games.line(2), HasSubstr("100%  40 of 40 games  15/s  0:00 left"));
  EXPECT_THAT(games.line(2), EndsWith("basic 0.400 exact 0.500"));
}

TEST(LiveProgress, TellsHoursWhereThereAreAny) {
  RunPace pace;
  LiveProgress games({"basic"}, 10'001, 0, true, pace);
  games.played(0, 1);
  EXPECT_THAT(games.line(1), HasSubstr("1.0/s  2:46:40 left"));
}

TEST(LiveProgress, TellsOfTheWholeWhereSeveralRanksPlay) {
  double now = 0;
  ProcessGroupState group;
  group.ranks.resize(2);
  for (RankState& rank : group.ranks) rank.presence = RankState::Presence::There;
  RunPace pace([&] { return now; }, [&] { return group; });
  LiveProgress games({"basic"}, 40, 10, true, pace);
  pace.begin(40, 10);
  pace.look();
  games.played(0, 0.5);
  now = 2;
  pace.came(0, 8);
  pace.came(1, 2);
  EXPECT_EQ(games.line(2),
            "50%  20 of 40 games  5.0/s  0:04 left  2/2 ranks  slowest 1: 1.0/s, mean 2.5/s  "
            "score basic 0.500");
}

TEST(ThreadSeconds, OnlyGrow) {
  const double before = thread_seconds();
  double sum = 0;
  for (int i = 0; i < 1'000'000; ++i) sum += i;
  EXPECT_GE(thread_seconds(), before) << sum;
}

}  // namespace

}  // namespace minewise
