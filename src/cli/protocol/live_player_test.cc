#include "cli/protocol/live_player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <mutex>

#include "support/board.h"
#include "support/lines.h"

namespace minewise {
namespace {

// What a player has answered so far.
class Overheard {
 public:
  LivePlayer::Answer ear() {
    return [this](std::string_view lines) {
      const std::lock_guard lock(mutex_);
      text_ += lines;
      return true;
    };
  }
  std::string text() {
    const std::lock_guard lock(mutex_);
    return text_;
  }

 private:
  std::mutex mutex_;
  std::string text_;
};

AgentSpec agent_of(std::string_view name) {
  return must(parse_agent(name));
}

TEST(LivePlayer, AnswersInTheOrderOfTheQuestions) {
  Overheard heard;
  LivePlayer player(agent_of("basic"), heard.ear());
  std::string expected;
  for (int i = 0; i < 200; ++i) {
    const bool is_mine = i % 3 == 0;
    player.take(is_mine ? "position 1? mines 1" : "position 0? mines 0");
    player.take("go");
    expected +=
        is_mine ? "flag 0,1 : proof single-point 0,0\n" : "open 0,1 : proof single-point 0,0\n";
    if (i % 7 != 0) continue;
    player.take("go now");
    expected += "error column 4: expected the end of the line, found 'now'\n";
  }
  player.finish();
  EXPECT_EQ(heard.text(), expected);
}

// Best play on this board takes seconds, and longer where the program is checked.
constexpr std::string_view kLongGame = "game 5x3/7 classic first=any";

TEST(LivePlayer, StoppedQuestionsAreAnsweredOnceAndInOrder) {
  Overheard heard;
  LivePlayer player(agent_of("optimal"), heard.ear());
  for (const std::string_view line :
       {kLongGame, std::string_view("go"), std::string_view("stop")}) {
    EXPECT_TRUE(player.take(line));
  }
  const std::string first = heard.text();
  EXPECT_TRUE(first == "stopped\n" || first.starts_with("open ")) << first;
  player.take("position 0? mines 0");
  player.take("go");
  player.finish();
  EXPECT_EQ(heard.text(), first + "open 0,1 : proof single-point 0,0\n");
}

// Where a question is answered before it can be stopped, a line of information says so.
int answers_in(std::string_view text) {
  return static_cast<int>(std::ranges::count_if(
      split_lines(text), [](std::string_view line) { return !line.starts_with("info "); }));
}

TEST(LivePlayer, StopConcernsAllQuestionsBeforeIt) {
  Overheard heard;
  LivePlayer player(agent_of("optimal"), heard.ear());
  player.take(kLongGame);
  for (int i = 0; i < 3; ++i) player.take("go");
  player.take("stop");
  EXPECT_EQ(answers_in(heard.text()), 3) << heard.text();
}

TEST(LivePlayer, ManyStoppedQuestionsEndInAnErrorNotInMoreThreads) {
  Overheard heard;
  LivePlayer player(agent_of("optimal"), heard.ear());
  player.take(kLongGame);
  for (int i = 0; i < 6; ++i) {
    player.take("go");
    player.take("stop");
  }
  player.finish();
  EXPECT_EQ(answers_in(heard.text()), 6) << heard.text();
}

TEST(LivePlayer, QuitEndsItAndTheRestIsPassedOver) {
  Overheard heard;
  LivePlayer player(agent_of("basic"), heard.ear());
  player.take("position 0? mines 0");
  EXPECT_FALSE(player.take("quit"));
  EXPECT_FALSE(player.take("go"));
  player.finish();
  EXPECT_EQ(heard.text(), "");
}

TEST(LivePlayer, NobodyWhoHearsEndsIt) {
  LivePlayer player(agent_of("basic"), [](std::string_view) { return false; });
  player.take("help");
  player.finish();
  EXPECT_FALSE(player.take("go"));
}

}  // namespace
}  // namespace minewise
