#include "core/runner.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "study/spread/threads.h"

namespace minewise {
namespace {

std::vector<std::uint64_t> squares(const Runner& runner, std::uint64_t count,
                                   std::uint64_t stop_at) {
  Lanes<std::uint64_t> lanes(runner);
  std::vector<std::uint64_t> taken;
  make_in_order(
      runner, count, [&](std::uint64_t number, int lane) { lanes[lane] = number * number; },
      [&](std::uint64_t number, int lane) {
        taken.push_back(lanes[lane]);
        return number != stop_at;
      });
  return taken;
}

TEST(Runner, TheNumberOfThreadsDoesNotShow) {
  std::vector<std::uint64_t> expected;
  for (std::uint64_t i = 0; i < 500; ++i) expected.push_back(i * i);
  EXPECT_EQ(squares(serial_runner(), 500, 1000), expected);
  for (const int jobs : {1, 2, 5}) EXPECT_EQ(squares(Threads(jobs), 500, 1000), expected);
}

TEST(Runner, StopsWhereItIsTold) {
  EXPECT_EQ(squares(serial_runner(), 500, 6).size(), 7u);
  for (const int jobs : {1, 4}) EXPECT_EQ(squares(Threads(jobs), 500, 6).size(), 7u);
}

TEST(Runner, MakesNothingWhereNothingIsAskedFor) {
  EXPECT_TRUE(squares(Threads(2), 0, 0).empty());
}

TEST(Runner, TakesEachOnceInWhateverOrder) {
  const Threads threads(3);
  Lanes<int> lanes(threads);
  int begun = 0;
  std::vector<int> taken;
  const Work work{.begin = [&](int lane) { return (lanes[lane] = begun++) < 200; },
                  .make = [&](int lane) { lanes[lane] += 1000; },
                  .take =
                      [&](int lane) {
                        taken.push_back(lanes[lane]);
                        return true;
                      }};
  EXPECT_TRUE(threads.run(work, HandIn::AsFinished));
  std::ranges::sort(taken);
  ASSERT_EQ(taken.size(), 200u);
  for (int i = 0; i < 200; ++i) EXPECT_EQ(taken[i], 1000 + i);
}

TEST(Runner, QuestionsAreLargeWhereFewAnswer) {
  EXPECT_EQ(things_a_question(serial_runner(), 800, 1000), 100u);
  EXPECT_EQ(things_a_question(Threads(2), 800, 1000), 25u);
  EXPECT_EQ(things_a_question(Threads(2), 800, 20), 20u);
  EXPECT_EQ(things_a_question(Threads(2), 3, 20), 1u);
  EXPECT_EQ(things_a_question(serial_runner(), 0, 0), 1u);
}

TEST(Runner, PlacesOfLanesStayWhereTheyAre) {
  LanesAsNeeded<int> lanes;
  int& place = lanes[3];
  place = 7;
  for (int lane = 0; lane < 100; ++lane) lanes[lane] += lane;
  EXPECT_EQ(&place, &lanes[3]);
  EXPECT_EQ(place, 10);
}

}  // namespace
}  // namespace minewise
