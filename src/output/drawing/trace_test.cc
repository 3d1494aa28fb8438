#include "output/drawing/trace.h"

#include <gtest/gtest.h>

#include "support/game.h"
#include "support/script.h"

namespace minewise {
namespace {

Rng some_rng() {
  return Rng(Seed{1}, Digest("trace"));
}

// The play-by-play, without the legend in front.
std::string steps_of(Agent& agent, Game game) {
  std::string text;
  const auto trace =
      trace_steps([&](std::string_view piece) { text += piece; }, &agent, Ink(false));
  Rng rng = some_rng();
  play_game(agent, game, rng, trace.get());
  return text.substr(text.find("1. "));
}

std::string log_of(Agent& agent, Game game) {
  std::string text;
  const auto trace = trace_log([&](std::string_view piece) { text += piece; }, &agent);
  Rng rng = some_rng();
  play_game(agent, game, rng, trace.get());
  return text;
}

// From the right end the mine on the left follows without a guess. What a move lets the agent prove
// is on the board drawn after that move.
TEST(TraceSteps, DrawsTheBoardAfterEachMove) {
  const auto basic = must(parse_agent("basic")).make();
  EXPECT_EQ(steps_of(*basic, game_on("* . .\n", "survival first=0,2")),
            "1. open (0,2): the rules choose the first cell\n"
            "     0  1  2\n"
            "  0  ?  + <0>\n"
            "\n"
            "2. open (0,1): the 0 at (0,2) touches no mine\n"
            "     0  1  2\n"
            "  0  x [1] 0\n"
            "\n"
            "3. flag (0,0): the 1 at (0,1) needs every unknown neighbour to be a mine\n"
            "     0  1  2\n"
            "  0 [F] 1  0\n"
            "\n");
}

TEST(TraceSteps, BeginsWithTheLegend) {
  std::string text;
  Script agent({guess_open(0)});
  const auto trace =
      trace_steps([&](std::string_view piece) { text += piece; }, &agent, Ink(false));
  Game game = game_on(".\n", "survival");
  Rng rng = some_rng();
  play_game(agent, game, rng, trace.get());
  EXPECT_TRUE(text.starts_with(legend())) << text;
}

TEST(TraceSteps, MarksGuessesMinesAndCascades) {
  Script agent({guess_open(4), guess_open(0)});
  EXPECT_EQ(steps_of(agent, game_on(". . . . *\n", "classic on-mine=go")),
            "1. open (0,4): a guess at random\n"
            "     0  1  2  3  4\n"
            "  0  ?  ?  ?  ? (M)\n"
            "\n"
            "2. open (0,0): a guess at random\n"
            "     0  1  2  3  4\n"
            "  0 (0){0}{0}{1} M\n"
            "\n");
}

TEST(TraceSteps, LargeBoardTellsWhatChanged) {
  std::string row = "*";
  for (int col = 1; col <= kMaxDrawnSide; ++col) row += '.';
  Script agent({guess_open(0)});
  EXPECT_EQ(steps_of(agent, game_on(row, "survival on-mine=lose")),
            "1. open (0,0): a guess at random\n"
            "   (0,0)=M\n");
}

TEST(TraceLog, TellsCluesAndConclusionsInSentences) {
  const auto basic = must(parse_agent("basic")).make();
  EXPECT_EQ(
      log_of(*basic, game_on("* . .\n", "survival first=0,2")),
      "Asking (0,2): the rules choose the first cell\n"
      "  Received clue: 0\n"
      "  Concluded: (0,1) is safe: the 0 at (0,2) touches no mine\n"
      "Asking (0,1)\n"
      "  Received clue: 1\n"
      "  Concluded: (0,0) is a mine: the 1 at (0,1) needs every unknown neighbour to be a mine\n"
      "Flagging (0,0)\n");
}

TEST(TraceLog, TellsOfMinesSilenceAndCascades) {
  Script agent({guess_open(0)});
  EXPECT_EQ(log_of(agent, game_on("* .\n", "survival on-mine=lose")),
            "Asking (0,0): a guess at random\n"
            "  Stepped on a mine\n");
  EXPECT_EQ(log_of(agent, game_on(".\n", "survival clues=withheld:1")),
            "Asking (0,0): a guess at random\n"
            "  The clue is withheld\n");
  EXPECT_EQ(log_of(agent, game_on(". . . *\n", "classic")),
            "Asking (0,0): a guess at random\n"
            "  Received clue: 0\n"
            "  Opened with it: (0,1)=0 (0,2)=1\n");
}

TEST(TraceLog, WithoutTheAgentProofsAreTold) {
  std::string text;
  const auto trace = trace_log([&](std::string_view piece) { text += piece; }, nullptr);
  Game game = game_on(". *\n", "survival");
  open(game, 0, 0);
  trace->decided(game, prove_mine(1, Cell{0}));
  EXPECT_EQ(text, "Flagging (0,1): the 1 at (0,0) needs every unknown neighbour to be a mine\n");
}

// The two 1s together prove the corner safe, neither alone does. Whatever rule the player names, it
// is the view that decides.
TEST(Trace, MarksWhatNoSingleCluesProve) {
  for (const bool by_log : {false, true}) {
    std::string text;
    const auto sink = [&](std::string_view piece) { text += piece; };
    const auto trace = by_log ? trace_log(sink, nullptr) : trace_steps(sink, nullptr, Ink(false));
    Game game = game_on("* . .\n. . .\n", "survival");
    open(game, 1, 0);
    open(game, 1, 1);
    text.clear();
    trace->decided(game, prove_safe(2, Cell{4}));
    EXPECT_TRUE(text.ends_with("the 1 at (1,1) has all its mines (not by one clue alone)\n"))
        << text;
    open(game, 0, 1);
    text.clear();
    trace->decided(game, prove_mine(0, Cell{3}));
    EXPECT_TRUE(text.ends_with("needs every unknown neighbour to be a mine\n")) << text;
  }
}

TEST(TraceSteps, TheLegendExplainsTheMark) {
  std::string text;
  const auto trace =
      trace_steps([&](std::string_view piece) { text += piece; }, nullptr, Ink(false));
  trace->decided(game_on(". *\n", "survival"), guess_open(0));
  EXPECT_NE(text.find("(not by one clue alone): "), std::string::npos) << text;
}

// What an agent concludes is marked as it is told.
TEST(TraceLog, MarksConclusionsOfAStrongerAgent) {
  const auto exact = must(parse_agent("exact")).make();
  const std::string text = log_of(*exact, dealt_game("9x9/16 classic first=zero:4,4 seed=2"));
  EXPECT_NE(text.find("(not by one clue alone)"), std::string::npos) << text;
  const auto basic = must(parse_agent("basic")).make();
  const std::string simple = log_of(*basic, dealt_game("9x9/16 classic first=zero:4,4 seed=2"));
  EXPECT_EQ(simple.find("(not by one clue alone)"), std::string::npos) << simple;
}

TEST(IsDrawable, StopsAtSixtyCellsASide) {
  EXPECT_TRUE(is_drawable({60, 60}));
  EXPECT_FALSE(is_drawable({61, 1}));
  EXPECT_FALSE(is_drawable({1, 61}));
}

}  // namespace
}  // namespace minewise
