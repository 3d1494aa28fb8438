#include "solver/engines/watches.h"

#include <gtest/gtest.h>

namespace minewise {
namespace {

Watches some_watches() {
  Watches watches;
  watches.start(4, 4);
  return watches;
}

TEST(Watches, GivesOutTestsInTheOrderWokenEachOnce) {
  Watches watches = some_watches();
  watches.wake(2);
  watches.wake(1);
  watches.wake(2);
  EXPECT_EQ(watches.take_next(), 2);
  EXPECT_EQ(watches.take_next(), 1);
  EXPECT_EQ(watches.take_next(), std::nullopt);
}

TEST(Watches, WakesTheTestsThatWatchACell) {
  Watches watches = some_watches();
  watches.watch(0, Cell{1});
  watches.watch(3, Cell{1});
  watches.watch(2, Cell{2});
  watches.wake_watchers(Cell{1});
  EXPECT_EQ(watches.take_next(), 0);
  EXPECT_EQ(watches.take_next(), 3);
  EXPECT_EQ(watches.take_next(), std::nullopt);
}

TEST(Watches, WakesOnlyByWhatTheLatestRunRestedOn) {
  Watches watches = some_watches();
  watches.watch(0, Cell{1});
  watches.wake(0);
  EXPECT_EQ(watches.take_next(), 0);
  watches.watch(0, Cell{2});
  watches.wake_watchers(Cell{1});
  EXPECT_EQ(watches.take_next(), std::nullopt);
  watches.wake_watchers(Cell{2});
  EXPECT_EQ(watches.take_next(), 0);
}

TEST(Watches, PassesOverWhatIsSettledWithoutARun) {
  Watches watches = some_watches();
  watches.wake(0);
  watches.wake(1);
  EXPECT_TRUE(watches.settle(0));
  EXPECT_FALSE(watches.settle(2));
  EXPECT_EQ(watches.take_next(), 1);
  EXPECT_EQ(watches.take_next(), std::nullopt);
}

TEST(Watches, WakesASettledTestAgain) {
  Watches watches = some_watches();
  watches.wake(0);
  watches.settle(0);
  watches.watch(0, Cell{3});
  watches.wake_watchers(Cell{3});
  EXPECT_EQ(watches.take_next(), 0);
  EXPECT_EQ(watches.take_next(), std::nullopt);
}

TEST(Watches, StartForgetsEverything) {
  Watches watches = some_watches();
  watches.wake(0);
  watches.watch(1, Cell{0});
  watches.start(4, 4);
  watches.wake_watchers(Cell{0});
  EXPECT_EQ(watches.take_next(), std::nullopt);
}

}  // namespace
}  // namespace minewise
