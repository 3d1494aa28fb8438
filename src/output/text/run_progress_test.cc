#include "output/text/run_progress.h"

#include <gtest/gtest.h>

namespace minewise {
namespace {

constexpr std::size_t kAnyWidth = 1000;

RunProgress three_ranks() {
  RunProgress run{.all = 2800, .done = 1204, .before = 4, .rate = 812};
  run.ranks = {{0, "here", "there", 600, 422, 0.0},
               {1, "there", "lost", 10, 0, 12.0},
               {2, "there", "there", 590, 390, 0.5}};
  run.slowest = 2;
  return run;
}

TEST(ProcessGroupLine, TellsTheWholeAndTheSlowest) {
  EXPECT_EQ(process_group_line(three_ranks(), "", "score basic 0.640", kAnyWidth),
            "43%  1204 of 2800 games  812/s  0:02 left  2/3 ranks, lost 1  "
            "slowest 2: 390/s, mean 406/s  score basic 0.640");
}

TEST(ProcessGroupLine, BeginsWithItsLabel) {
  RunProgress run{.all = 10};
  run.ranks = {{.rank = 0, .state = "there"}, {.rank = 1, .state = "awaited"}};
  EXPECT_EQ(process_group_line(run, "measuring", "", kAnyWidth),
            "measuring 0%  0 of 10 games  1/2 ranks");
}

TEST(ProcessGroupLine, LeavesOutWhatMattersLeast) {
  const auto line = [](std::size_t width) {
    return process_group_line(three_ranks(), "", "score basic 0.640", width);
  };
  EXPECT_EQ(line(109),
            "43%  1204 of 2800 games  812/s  0:02 left  2/3 ranks, lost 1  "
            "slowest 2: 390/s, mean 406/s  score basic 0.640");
  EXPECT_EQ(line(108),
            "43%  1204 of 2800 games  812/s  0:02 left  2/3 ranks, lost 1  "
            "slowest 2: 390/s, mean 406/s");
  EXPECT_EQ(line(79), "43%  812/s  0:02 left  2/3 ranks, lost 1  slowest 2: 390/s, mean 406/s");
  EXPECT_EQ(line(60), "43%  812/s  0:02 left  2/3 ranks, lost 1");
  EXPECT_EQ(line(1), "43%");
}

TEST(ProcessGroupLine, FitsATerminalInALargeRun) {
  RunProgress run{.all = 1'000'000'000, .done = 430'000'000, .rate = 11'574};
  for (int rank = 0; rank < 64; ++rank) run.ranks.push_back({rank, "", "there", 0, 181, 0.0});
  run.slowest = 12;
  EXPECT_EQ(process_group_line(run, "", "score exact 0.900", 79),
            "43%  11574/s  13:40:48 left  64/64 ranks  slowest 12: 181/s, mean 181/s");
}

TEST(ProcessGroupLine, NamesThreeLostRanks) {
  RunProgress run{.all = 10};
  run.ranks = {{.rank = 0, .state = "there"}};
  for (int rank = 1; rank < 6; ++rank) run.ranks.push_back({.rank = rank, .state = "lost"});
  EXPECT_EQ(process_group_line(run, "", "", kAnyWidth),
            "0%  0 of 10 games  1/6 ranks, lost 1 2 3 and 2 more");
}

TEST(RunProgress, KnowsWhatIsLeftOnceThereIsARate) {
  RunProgress run{.all = 30, .done = 10};
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
