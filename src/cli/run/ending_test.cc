#include "cli/run/ending.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <string>
#include <thread>
#include <utility>

namespace minewise {
namespace {

using std::chrono::milliseconds;

TEST(Undo, UndoesWhenItGoes) {
  int undone = 0;
  {
    const Undo undo([&] { ++undone; });
  }
  EXPECT_EQ(undone, 1);
}

TEST(Undo, LeavesWhatIsForgotten) {
  int undone = 0;
  {
    Undo undo([&] { ++undone; });
    undo.forget();
  }
  EXPECT_EQ(undone, 0);
}

TEST(Undo, IsMovedAndUndoesOnce) {
  int undone = 0;
  {
    Undo first([&] { ++undone; });
    Undo second(std::move(first));
    Undo third;
    third = std::move(second);
    EXPECT_EQ(undone, 0);
  }
  EXPECT_EQ(undone, 1);
}

TEST(Undo, AllIsUndoneTheLastFirst) {
  EXPECT_EXIT(
      {
        const Undo first([] { static_cast<void>(write(STDERR_FILENO, "first", 5)); });
        const Undo second([] { static_cast<void>(write(STDERR_FILENO, "second ", 7)); });
        Undo third([] { static_cast<void>(write(STDERR_FILENO, "third", 5)); });
        third.forget();
        undo_all();
        _exit(7);
      },
      ::testing::ExitedWithCode(7), "^second first$");
}

TEST(Unbroken, IsWaitedForAsLongAsThereIsPatience) {
  EXPECT_EXIT(
      {
        const Unbroken outer;
        const Unbroken inner;  // of the same thread
        std::thread([] { _exit(stop_the_rest(milliseconds(1)) ? 0 : 7); }).join();
      },
      ::testing::ExitedWithCode(7), "");
}

TEST(Unbroken, NothingBeginsOnceTheRestIsStopped) {
  EXPECT_EXIT(
      {
        {
          const Unbroken over;
        }
        if (!stop_the_rest(milliseconds(1))) _exit(1);
        std::atomic<bool> has_begun = false;
        std::thread([&] {
          const Unbroken whole;
          has_begun = true;
        }).detach();
        std::this_thread::sleep_for(milliseconds(20));
        _exit(has_begun ? 2 : 7);
      },
      ::testing::ExitedWithCode(7), "");
}

}  // namespace
}  // namespace minewise
