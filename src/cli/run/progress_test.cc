#include "cli/run/progress.h"

#include <gtest/gtest.h>

#include <future>

namespace minewise {

namespace {

using ::testing::internal::CaptureStderr;
using ::testing::internal::GetCapturedStderr;

TEST(ProgressLine, SaysNothingOfAShortRun) {
  CaptureStderr();
  {
    ProgressLine line("working");
    for (int i = 0; i < 1000; ++i) line.update(i / 1000.0);
    const ProgressLine told("playing", [] { return Progress{}; });
    const ProgressLine run("minewise play", {}, ProgressLine::Of::Run);
  }
  EXPECT_EQ(GetCapturedStderr(), "");
}

TEST(ProgressLine, TellsTheTimeUntilAShareIsKnown) {
  ProgressLine line("ranking");
  EXPECT_EQ(line.text(3), "ranking, 3 s");
  line.update(0.25);
  EXPECT_EQ(line.text(4), "ranking 25%");
}

TEST(ProgressLine, TellsWhatItsSourceDoes) {
  Progress progress{.unit = "games", .most = 8};
  const ProgressLine line("measuring", [&] { return progress; });
  EXPECT_EQ(line.text(3), "measuring, 3 s  0 of 8 games");
  progress.done = 2;
  progress.share = 0.25;
  progress.rate = 0.5;
  EXPECT_EQ(line.text(4), "measuring 25%  2 of 8 games  0.5/s  0:12 left");
}

TEST(ProgressLine, KeepsThatOfTheRunAway) {
  const ProgressLine run("minewise play", {}, ProgressLine::Of::Run);
  EXPECT_FALSE(ProgressLine::is_there());
  {
    const ProgressLine line("ranking");
    EXPECT_TRUE(ProgressLine::is_there());
  }
  EXPECT_FALSE(ProgressLine::is_there());
  const ProgressLine none;
  EXPECT_TRUE(ProgressLine::is_there());
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

TEST(ThreadSeconds, OnlyGrow) {
  const double before = thread_seconds();
  double sum = 0;
  for (int i = 0; i < 1'000'000; ++i) sum += i;
  EXPECT_GE(thread_seconds(), before) << sum;
}

}  // namespace

}  // namespace minewise
