#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <string>
#include <thread>
#include <utility>

#include "cli/run/interrupt.h"
#include "cli/run/progress.h"
#include "cli/run/streams.h"

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

using std::chrono::milliseconds;

void wait_for_ever() {
  while (true) std::this_thread::sleep_for(milliseconds(100));
}

TEST(Interrupt, StopsARunThatAsks) {
  EXPECT_EXIT(
      {
        const SignalWatch signals("test");
        const InterruptWatch watch("2 of 5 are kept");
        ProgressLine line("working");
        if (!line.update(0.5)) _exit(1);
        kill(getpid(), SIGINT);
        while (line.update(0.5)) std::this_thread::sleep_for(milliseconds(1));
        const Error failure = InterruptWatch::stopped().error();
        say(failure.message);
        _exit(exit_code(failure.kind));
      },
      ::testing::ExitedWithCode(exit_code(ErrorKind::Stopped)), "^2 of 5 are kept$");
}

TEST(Interrupt, EndsARunThatDoesNotAsk) {
  EXPECT_EXIT(
      {
        const SignalWatch signals("test");
        const InterruptWatch watch("nothing is kept");
        const Undo undo([] { say("undone "); });
        kill(getpid(), SIGTERM);
        wait_for_ever();
      },
      ::testing::ExitedWithCode(exit_code(ErrorKind::Stopped)),
      "undone .*test: nothing is kept\n$");
}

TEST(Interrupt, TakesTheWarningOfAQueueForAnEnd) {
  for (const int warning : {SIGUSR1, SIGUSR2}) {
    EXPECT_EXIT(
        {
          const SignalWatch signals("test");
          const InterruptWatch watch("2 of 5 are kept");
          kill(getpid(), warning);
          wait_for_ever();
        },
        ::testing::ExitedWithCode(exit_code(ErrorKind::Stopped)), "test: 2 of 5 are kept\n$");
  }
}

TEST(Interrupt, ARunThatWaitsForOthersIsEndedByTheNextSignal) {
  EXPECT_EXIT(
      {
        const SignalWatch signals("test");
        const InterruptWatch watch("nothing is kept", TimeToStop::UntilNextSignal);
        kill(getpid(), SIGTERM);
        std::this_thread::sleep_for(milliseconds(1000));
        say("still there ");
        kill(getpid(), SIGTERM);
        wait_for_ever();
      },
      ::testing::ExitedWithCode(exit_code(ErrorKind::Stopped)),
      "still there .*test: nothing is kept\n$");
}

TEST(Interrupt, EndsARunWithoutAWatchByTheSignalItself) {
  EXPECT_EXIT(
      {
        const SignalWatch signals("test");
        const Undo undo([] { say("undone"); });
        kill(getpid(), SIGTERM);
        wait_for_ever();
      },
      ::testing::KilledBySignal(SIGTERM), "^undone$");
}

TEST(Interrupt, TheLastActSeesTheLastWords) {
  EXPECT_EXIT(
      {
        const SignalWatch signals("test");
        const LastAct act([](const std::string& words) { say("acted on '" + words + "' "); });
        const InterruptWatch watch("3 of 5 are kept");
        const Undo undo([] { say("undone "); });
        kill(getpid(), SIGTERM);
        wait_for_ever();
      },
      ::testing::ExitedWithCode(exit_code(ErrorKind::Stopped)),
      "^acted on '3 of 5 are kept' undone .*test: 3 of 5 are kept\n$");
}

TEST(Interrupt, TheLastActComesWithoutAWatchToo) {
  EXPECT_EXIT(
      {
        const SignalWatch signals("test");
        const LastAct act([](const std::string& words) { say("acted on '" + words + "'"); });
        kill(getpid(), SIGTERM);
        wait_for_ever();
      },
      ::testing::KilledBySignal(SIGTERM), "^acted on 'stopped'$");
}

TEST(Interrupt, NothingIsToldOnceASignalHasCome) {
  for (int tries = 0; tries < 10; ++tries) {
    EXPECT_EXIT(
        {
          const SignalWatch signals("test");
          wait_if_interrupted();  // by nothing so far
          kill(getpid(), SIGINT);
          wait_if_interrupted();
          say("a fault");
          _exit(exit_code(ErrorKind::Failed));
        },
        ::testing::KilledBySignal(SIGINT), "^$");
  }
}

TEST(Interrupt, NothingIsToldButTheLastWords) {
  EXPECT_EXIT(
      {
        const SignalWatch signals("test");
        const InterruptWatch watch("2 of 5 are kept");
        kill(getpid(), SIGTERM);
        wait_if_interrupted();
        say("a fault");
        _exit(exit_code(ErrorKind::Failed));
      },
      ::testing::ExitedWithCode(exit_code(ErrorKind::Stopped)), "^.*test: 2 of 5 are kept\n$");
}

TEST(Interrupt, WhatOthersEndDoesNotWaitForTheEnd) {
  EXPECT_EXIT(
      {
        const SignalWatch signals("test");
        const InterruptWatch watch("nothing is kept", TimeToStop::UntilNextSignal);
        kill(getpid(), SIGTERM);
        wait_if_interrupted();
        _exit(7);
      },
      ::testing::ExitedWithCode(7), "");
}

TEST(Interrupt, LeavesWhatTheCallerIgnores) {
  EXPECT_EXIT(
      {
        signal(SIGHUP, SIG_IGN);
        {
          const SignalWatch signals("test");
          kill(getpid(), SIGHUP);
          std::this_thread::sleep_for(milliseconds(20));
        }
        _exit(InterruptWatch::was_interrupted() ? 1 : 7);
      },
      ::testing::ExitedWithCode(7), "");
}

TEST(Interrupt, TheInnerWatchHasTheLastWords) {
  const InterruptWatch outer("outer");
  {
    const InterruptWatch inner("inner");
    EXPECT_EQ(InterruptWatch::stopped().error().message, "inner");
  }
  EXPECT_EQ(InterruptWatch::stopped().error().message, "outer");
  EXPECT_FALSE(InterruptWatch::was_interrupted());
}

}  // namespace

}  // namespace minewise
