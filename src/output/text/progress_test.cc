#include "output/text/progress.h"

#include <gtest/gtest.h>

namespace minewise {
namespace {

constexpr std::size_t kAnyWidth = 1000;

Progress three_ranks() {
  Progress run{.work = "playing", .unit = "games", .done = 1204, .most = 2800, .share = 0.43};
  run.rate = 812;
  run.scores = "score basic 0.640";
  run.ranks = {{0, "here", "there", 600, 422, 0.0},
               {1, "there", "lost", 10, 0, 12.0},
               {2, "there", "there", 590, 390, 0.5}};
  run.slowest = 2;
  return run;
}

TEST(ProgressText, TellsTheWholeAndTheSlowest) {
  EXPECT_EQ(progress_line(three_ranks(), kAnyWidth),
            "playing 43%  1204 of 2800 games  812/s  0:02 left  2/3 ranks, lost 1  "
            "slowest 2: 390/s, mean 406/s  score basic 0.640");
}

TEST(ProgressText, TellsTheTimeUntilAShareIsKnown) {
  Progress run{.work = "measuring", .unit = "games", .most = 10, .seconds = 3};
  run.ranks = {{.rank = 0, .state = "there"}, {.rank = 1, .state = "awaited"}};
  EXPECT_EQ(progress_line(run, kAnyWidth), "measuring, 3 s  0 of 10 games  1/2 ranks");
}

TEST(ProgressText, TellsHoursWhereThereAreAny) {
  const Progress run{
      .work = "playing", .unit = "games", .done = 1, .most = 10'001, .share = 0, .rate = 1};
  EXPECT_EQ(progress_line(run, kAnyWidth), "playing 0%  1 of 10001 games  1.0/s  2:46:40 left");
}

TEST(ProgressText, LeavesOutWhatMattersLeast) {
  const auto line = [](std::size_t width) { return progress_line(three_ranks(), width); };
  EXPECT_EQ(line(117),
            "playing 43%  1204 of 2800 games  812/s  0:02 left  2/3 ranks, lost 1  "
            "slowest 2: 390/s, mean 406/s  score basic 0.640");
  EXPECT_EQ(line(116),
            "playing 43%  1204 of 2800 games  812/s  0:02 left  2/3 ranks, lost 1  "
            "slowest 2: 390/s, mean 406/s");
  EXPECT_EQ(line(79),
            "playing 43%  812/s  0:02 left  2/3 ranks, lost 1  slowest 2: 390/s, mean 406/s");
  EXPECT_EQ(line(60), "playing 43%  812/s  0:02 left  2/3 ranks, lost 1");
  EXPECT_EQ(line(1), "playing 43%");
}

TEST(ProgressText, FitsATerminalInALargeRun) {
  Progress run = three_ranks();
  run.done = 430'000'000;
  run.most = 1'000'000'000;
  run.rate = 11'574;
  run.ranks.clear();
  for (int rank = 0; rank < 64; ++rank) run.ranks.push_back({rank, "", "there", 0, 181, 0.0});
  run.slowest = 12;
  EXPECT_EQ(progress_line(run, 79),
            "playing 43%  11574/s  13:40:48 left  64/64 ranks  slowest 12: 181/s, mean 181/s");
}

TEST(ProgressText, NamesThreeLostRanks) {
  Progress run{.work = "playing", .unit = "games", .most = 10, .share = 0};
  run.ranks = {{.rank = 0, .state = "there"}};
  for (int rank = 1; rank < 6; ++rank) run.ranks.push_back({.rank = rank, .state = "lost"});
  EXPECT_EQ(progress_line(run, kAnyWidth),
            "playing 0%  0 of 10 games  1/6 ranks, lost 1 2 3 and 2 more");
}

TEST(Progress, KnowsWhatIsLeftOnceThereIsARate) {
  Progress run{.done = 10, .most = 30};
  EXPECT_EQ(run.left(), std::nullopt);
  run.rate = 4;
  EXPECT_EQ(run.left(), 5);
  run.done = 30;
  run.rate = 0;
  EXPECT_EQ(run.left(), 0);
}

TEST(RateText, HasAFigureThatTells) {
  EXPECT_EQ(rate_text(0), "0.0/s");
  EXPECT_EQ(rate_text(0.021), "0.02/s");
  EXPECT_EQ(rate_text(3.44), "3.4/s");
  EXPECT_EQ(rate_text(812.4), "812/s");
}

}  // namespace
}  // namespace minewise
