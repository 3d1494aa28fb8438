#include "study/lab/in_order.h"

#include <gtest/gtest.h>

#include <vector>

namespace minewise {
namespace {

std::vector<std::uint64_t> squares(int jobs, std::uint64_t count, std::uint64_t stop_at) {
  std::vector<std::uint64_t> lanes(static_cast<std::size_t>(lanes_of(jobs)));
  std::vector<std::uint64_t> taken;
  make_in_order(
      jobs, count,
      [&](std::uint64_t number, int lane) {
        lanes[static_cast<std::size_t>(lane)] = number * number;
      },
      [&](std::uint64_t number, int lane) {
        taken.push_back(lanes[static_cast<std::size_t>(lane)]);
        return number != stop_at;
      });
  return taken;
}

TEST(InOrder, TheNumberOfThreadsDoesNotShow) {
  std::vector<std::uint64_t> expected;
  for (std::uint64_t i = 0; i < 500; ++i) expected.push_back(i * i);
  for (const int jobs : {1, 2, 5}) EXPECT_EQ(squares(jobs, 500, 1000), expected);
}

TEST(InOrder, StopsWhereItIsTold) {
  for (const int jobs : {1, 4}) EXPECT_EQ(squares(jobs, 500, 6).size(), 7u);
}

TEST(InOrder, MakesNothingWhereNothingIsAskedFor) {
  EXPECT_TRUE(squares(2, 0, 0).empty());
}

}  // namespace
}  // namespace minewise
