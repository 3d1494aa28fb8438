#include "cli/protocol/child.h"

#include <gtest/gtest.h>
#include <signal.h>

#include <thread>

#include "support/board.h"

namespace minewise {
namespace {

using Heard = Child::Heard;
using std::chrono::seconds;

Child::Deadline soon() {
  return Child::Clock::now() + std::chrono::milliseconds(50);
}

TEST(Child, AnswersLineByLine) {
  const auto child = must(Child::start("while read word; do echo you said $word; done"));
  child->outbox() = "one\ntwo\n";
  EXPECT_EQ(child->ask({}), Heard::Line);
  EXPECT_EQ(child->line(), "you said one");
  EXPECT_EQ(child->ask({}), Heard::Line);
  EXPECT_EQ(child->line(), "you said two");
  EXPECT_EQ(child->ask(soon()), Heard::TooLate);
}

TEST(Child, LinesMayEndInAnyWay) {
  const auto child = must(Child::start("printf 'one\\r\\n\\ntwo'"));
  EXPECT_EQ(child->ask({}), Heard::Line);
  EXPECT_EQ(child->line(), "one");
  EXPECT_EQ(child->ask({}), Heard::Line);
  EXPECT_EQ(child->line(), "");
  EXPECT_EQ(child->ask({}), Heard::End);
  EXPECT_EQ(child->line(), "two");
}

TEST(Child, TellsHowItEnded) {
  const auto left = must(Child::start("echo hello >&2; echo 'it is over' >&2; exit 3"));
  EXPECT_EQ(left->ask({}), Heard::End);
  EXPECT_EQ(left->how_it_ended(), "exit code 3");
  EXPECT_EQ(left->last_words(), "it is over");
  const auto killed = must(Child::start("kill -9 $$"));
  EXPECT_EQ(killed->ask({}), Heard::End);
  EXPECT_EQ(killed->how_it_ended(), "signal 9");
  const auto silent = must(Child::start("exec >&-; sleep 60"));
  EXPECT_EQ(silent->ask({}), Heard::End);
  EXPECT_EQ(silent->how_it_ended(), "closed its output");
}

TEST(Child, ThatDoesNotReadIsNotWaitedForLonger) {
  signal(SIGPIPE, SIG_IGN);
  const auto child = must(Child::start("sleep 60"));
  child->outbox().assign(10'000'000, 'x');
  EXPECT_EQ(child->ask(soon()), Heard::TooLate);
  const auto gone = must(Child::start("exec <&-; echo hello; sleep 60"));
  EXPECT_EQ(gone->ask({}), Heard::Line);
  gone->outbox().assign(10'000'000, 'x');
  EXPECT_EQ(gone->ask(soon()), Heard::TooLate);
}

// Both would wait for ever if one did not read while it writes.
TEST(Child, MayWriteWhileItIsWrittenTo) {
  const auto child = must(Child::start("yes 0123456789 | head -n 20000; cat > /dev/null"));
  child->outbox().assign(1'000'000, 'x');
  for (int line = 0; line < 20'000; ++line) {
    ASSERT_EQ(child->ask({}), Heard::Line);
    ASSERT_EQ(child->line(), "0123456789");
  }
}

TEST(Child, LineWithoutEndIsCut) {
  const auto child = must(Child::start("yes | tr -d '\\n'"));
  EXPECT_EQ(child->ask({}), Heard::TooLong);
  EXPECT_GT(child->line().size(), Child::kLongestLine);
  EXPECT_LT(child->line().size(), 2 * Child::kLongestLine);
}

TEST(Child, ErrorsWithoutEndDoNotStopIt) {
  const auto child = must(Child::start("yes no | head -c 999999 >&2; echo done"));
  EXPECT_EQ(child->ask({}), Heard::Line);
  EXPECT_EQ(child->last_words(), "no");
}

TEST(Child, EndsWithAllThatItStarted) {
  int group = 0;
  {
    const auto child = must(Child::start("sleep 60 & sleep 60 & echo ready; wait"));
    EXPECT_EQ(child->ask({}), Heard::Line);
    group = child->group();
    EXPECT_EQ(kill(-group, 0), 0);
  }
  for (int look = 0; look < 1000 && kill(-group, 0) == 0; ++look) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  EXPECT_NE(kill(-group, 0), 0);
}

TEST(Child, EndsByItselfWhenNothingMoreComes) {
  const auto child = must(Child::start("cat > /dev/null"));
  child->say_no_more();
  EXPECT_TRUE(child->has_ended_by(Child::Clock::now() + seconds(60)));
}

// Another program that holds its pipe open would keep it alive.
TEST(Child, DoesNotInheritThePipesOfOthers) {
  const auto first = must(Child::start("cat > /dev/null"));
  const auto second = must(Child::start("sleep 60"));
  first->say_no_more();
  EXPECT_TRUE(first->has_ended_by(Child::Clock::now() + seconds(60)));
}

}  // namespace
}  // namespace minewise
