#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/protocol/players.h"
#include "game/play_game.h"
#include "support/board.h"
#include "support/game.h"

namespace minewise {

namespace {

using testing::HasSubstr;
using testing::StartsWith;

// A player that is ready, and answers `go` by running these words of the shell. $n counts moves.
std::string player(const std::string& on_go, const std::string& on_other = ":") {
  return "n=0; while read word rest; do case $word in minewise) echo ready test;; "
         "go) n=$((n+1)); " +
         on_go + ";; *) " + on_other + ";; esac; done";
}

class PlayersTest : public testing::Test {
 protected:
  // Plays a game of three cells in a row.
  Trial play(const std::string& command, std::string_view id = "3x1/1 survival seed=1") {
    agent_ = entry(command).make({});
    Game game = dealt_game(id);
    Rng rng(Seed{1}, Digest("players"));
    return play_game(*agent_, game, rng);
  }
  std::string fault_of(const std::string& command) {
    const Trial trial = play(command);
    return trial.given_up ? agent_->fault()->what : "none";
  }
  const AgentEntry& entry(const std::string& command) {
    return entries_.emplace_back(AgentEntry{.name = command,
                                            .source = "",
                                            .description = "",
                                            .parameters = {},
                                            .make = [this, command](const ParameterValues&) {
                                              return outside_agent(players_, command);
                                            }});
  }

  Players players_;
  std::vector<AgentEntry> entries_;
  std::unique_ptr<Agent> agent_;
};

TEST_F(PlayersTest, PlayAGame) {
  const Trial trial = play(player("echo open 0,$((n-1))"));
  EXPECT_FALSE(trial.given_up);
  EXPECT_EQ(trial.moves, 3);
  EXPECT_EQ(trial.stepped, 1);
}

// The second agent has the program of the first, which counts on.
TEST_F(PlayersTest, PlayManyGamesWithOneProgram) {
  const std::string command = player("echo open 0,$(((n-1)%3))");
  for (int i = 0; i < 3; ++i) EXPECT_EQ(play(command).moves, 3);
  EXPECT_EQ(fault_of(player("echo open 0,$((n-1))")), "none");
  EXPECT_THAT(fault_of(player("echo open 0,$((n-1))")), StartsWith("answered 'open 0,3'"));
}

TEST_F(PlayersTest, SeeWhatChangesAndNothingElse) {
  players_.limits().most_lines = 1;
  const std::string command = player("echo open 0,$((n-1))", "echo \"$word $rest\" >> $seen");
  const std::string file = testing::TempDir() + "wt-players-seen";
  std::remove(file.c_str());
  play("seen=" + file + "; " + command);
  agent_.reset();
  {
    const Players gone;
  }
  const auto reader = must(Child::start("sleep 0.1; cat " + file));
  std::string seen;
  while (reader->ask({}) == Child::Heard::Line) seen += std::string(reader->line()) + "\n";
  std::remove(file.c_str());
  EXPECT_THAT(seen, testing::MatchesRegex("game 3x1 survival random=[0-9]+\n"
                                          "shows 0,0 [0-9M]\nshows 0,1 [0-9M]\n"
                                          "shows 0,2 [0-9M]\nover lost score [0-9.]+\n"));
  EXPECT_EQ(seen.find("seed"), seen.npos);
}

TEST_F(PlayersTest, FaultsTellWhatWasAnsweredAndExpected) {
  EXPECT_EQ(fault_of(player("echo open 0,0")),
            "answered 'open 0,0': the cell 0,0 is no longer covered; expected 'open' or 'flag' and "
            "a covered cell");
  EXPECT_THAT(fault_of(player("echo open 7,7")), StartsWith("answered 'open 7,7': "));
  EXPECT_THAT(fault_of(player("echo hello")), StartsWith("answered 'hello': "));
  EXPECT_THAT(fault_of(player("echo")), StartsWith("answered '': "));
  EXPECT_THAT(fault_of(player("echo ready again")), HasSubstr("this is not a move"));
  EXPECT_THAT(fault_of(player("echo error too hard")), StartsWith("answered 'error too hard'"));
  EXPECT_THAT(fault_of(player("echo 'open 0,0 : proof single-point 0,1'")),
              HasSubstr("the reason names 0,1, which shows no clue"));
  EXPECT_THAT(fault_of(player("printf 'open\\0 \\377\\n'")), StartsWith("answered 'open"));
}

TEST_F(PlayersTest, FaultsOfThoseThatEnd) {
  EXPECT_EQ(fault_of(player("echo oh dear >&2; exit 3")),
            "ended (exit code 3) saying 'oh dear'; expected 'open' or 'flag' and a covered cell");
  EXPECT_FALSE(agent_->fault()->is_final);
  EXPECT_FALSE(agent_->fault()->by_clock);
}

TEST_F(PlayersTest, FaultsOfThoseThatDoNotStart) {
  EXPECT_THAT(fault_of("./there-is-none"), StartsWith("ended (exit code 127) saying '"));
  EXPECT_TRUE(agent_->fault()->is_final);
  EXPECT_THAT(fault_of("echo hello; cat"), StartsWith("answered 'hello': "));
  EXPECT_TRUE(agent_->fault()->is_final);
}

TEST_F(PlayersTest, FaultsByTheClock) {
  players_.limits().move_seconds = 0.05;
  EXPECT_THAT(fault_of(player(":")), StartsWith("gave no answer in 0.05 seconds (--move-time)"));
  EXPECT_TRUE(agent_->fault()->by_clock);
  players_.limits().start_seconds = 0.05;
  EXPECT_THAT(fault_of("sleep 60"), StartsWith("gave no answer in 0.05 seconds"));
  EXPECT_TRUE(agent_->fault()->is_final);
}

TEST_F(PlayersTest, FaultsOfThoseThatTalkTooMuch) {
  players_.limits().most_lines = 100;
  EXPECT_THAT(
      fault_of(player("yes info so it is")),
      StartsWith("wrote 100 lines (--most-lines) without an answer, the last one 'info so"));
  EXPECT_THAT(fault_of(player("yes | tr -d '\\n'")),
              StartsWith("wrote a line of more than 1048576 bytes"));
  EXPECT_EQ(fault_of(player("echo info well; echo open 0,$((n-1))")), "none");
}

TEST_F(PlayersTest, AreStartedAnewAfterAFault) {
  const std::string command = player("[ $n = 2 ] && exit; echo open 0,$((n-1))");
  for (int i = 0; i < 3; ++i) EXPECT_EQ(play(command).moves, 1);
}

TEST_F(PlayersTest, AllOfWhoseGamesEndSoAreGivenUpForGood) {
  const std::string command = player("exit");
  for (int i = 1; i < 20; ++i) {
    play(command);
    EXPECT_FALSE(agent_->fault()->is_final) << i;
  }
  play(command);
  EXPECT_TRUE(agent_->fault()->is_final);
}

TEST_F(PlayersTest, AGameThatGoesWellIsANewStart) {
  const std::string command = player("exit");
  for (int i = 1; i < 20; ++i) play(command);
  players_.note_finished(command);
  play(command);
  EXPECT_FALSE(agent_->fault()->is_final);
}

// The rules promise that it is none.
TEST_F(PlayersTest, PromisedFirstMoveIsNoGuess) {
  EXPECT_EQ(play(player("echo open 0,0"), "3x1/2 classic seed=1").guesses, 0);
}

TEST_F(PlayersTest, AWrongFlagIsAFault) {
  const Trial trial = play(player("echo flag 0,$((n-1))"));
  EXPECT_TRUE(trial.given_up);
  EXPECT_EQ(trial.wrong_flags, 1);
  EXPECT_THAT(agent_->fault()->what, StartsWith("answered 'flag 0,"));
}

TEST_F(PlayersTest, SignalsThatEndThemAreTold) {
  EXPECT_THAT(fault_of("kill -9 $$"), HasSubstr("signal 9"));
}

class PlayerNamesTest : public testing::Test {
 protected:
  PlayerNamesTest() { offer_agents(players_.offer()); }
  ~PlayerNamesTest() override { offer_agents({}); }

  Players players_;
};

TEST_F(PlayerNamesTest, AreTheirCommands) {
  EXPECT_EQ(must(parse_agent("cmd: python3 'a b,c.py' --x=1:2 ")).name(),
            "cmd:python3 'a b,c.py' --x=1:2");
  EXPECT_EQ(must(parse_agent("CMD:./Player")).entry, must(parse_agent("cmd:./Player")).entry);
}

TEST_F(PlayerNamesTest, RefuseWhatCannotStandInAName) {
  for (const std::string_view bad :
       {"cmd:", "cmd:  ", "cmd:a\nb", "cmd:a\x1b[1m", "cmd:\xff", "cmd:a,b", "cmd:a 'b"}) {
    EXPECT_FALSE(parse_agent(bad)) << bad;
  }
  EXPECT_FALSE(parse_agent("cmd:" + std::string(200, 'x')));
  EXPECT_TRUE(parse_agent("cmd:" + std::string(196, 'x')));
}

TEST_F(PlayerNamesTest, StandInLists) {
  const auto agents = must(parse_agents("exact,cmd:a 'b,c',cmd:d"));
  ASSERT_EQ(agents.size(), 3u);
  EXPECT_EQ(agents[1].name(), "cmd:a 'b,c'");
}

}  // namespace

}  // namespace minewise
