#include "game/transcript.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/game.h"
#include "support/lines.h"
#include "support/transcript.h"

namespace minewise {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// The error of replaying a text that reads well.
Error replay_error(std::string_view text) {
  const auto replayed = replay(must(parse_transcript(text)));
  return replayed ? Error{"no error"} : replayed.error();
}

// ---- reading and writing ----

TEST(Transcript, ReadsEveryPart) {
  const Transcript transcript = must(parse_transcript(kGiven));
  EXPECT_EQ(format_game_id(transcript.id), "3x2/2 survival first=0,0 seed=3 game=0");
  EXPECT_EQ(transcript.agent, "basic");
  EXPECT_EQ(transcript.steps.size(), 6u);
  EXPECT_TRUE(transcript.is_given);
  EXPECT_EQ(transcript.layout, drawn_layout(".*.\n..*"));
  EXPECT_EQ(format_trial(transcript.result),
            "score 0.5 won 0 stepped 1 guesses 4 moves 6 wrong_flags 0");
}

TEST(Transcript, ReadsEveryKindOfStep) {
  const auto steps = must(parse_transcript(kGiven)).steps;
  EXPECT_EQ(steps[0].decision.move, (Move{Move::Kind::Open, Cell{0}}));
  EXPECT_EQ(steps[0].decision.basis, Basis::Forced);
  EXPECT_EQ(steps[0].line, 4);
  EXPECT_EQ(steps[1].outcome, (Outcome{Outcome::Kind::Mine, Clue::withheld(), 1}));
  EXPECT_EQ(steps[3].outcome, (Outcome{Outcome::Kind::Clue, Clue::number(2), 1}));
  EXPECT_EQ(steps[3].decision.estimate, 0.25);
  EXPECT_EQ(steps[4].decision.move, (Move{Move::Kind::Flag, Cell{1}}));
  EXPECT_EQ(steps[4].outcome, Outcome{});
  EXPECT_EQ(steps[5].decision.basis, Basis::Proof);
  EXPECT_EQ(steps[5].decision.reason.rule, Rule::Subset);
  EXPECT_THAT(steps[5].decision.reason.because, testing::ElementsAre(Cell{4}, Cell{0}));
}

TEST(Transcript, CascadeCountsTheOtherCells) {
  EXPECT_EQ(must(parse_transcript(kDealt)).steps[1].outcome,
            (Outcome{Outcome::Kind::Clue, Clue::number(0), 19}));
}

TEST(Transcript, TellsHowAGuessWasChosen) {
  for (const std::string_view why :
       {"probability 0.25", "probability 0.25 exact", "probability 0.25 share least",
        "probability 0.25 share least tied 4 most-clues", "probability 0.25 density least",
        "probability 0.1 share batch 6 under 0.125", "probability 0.27 exact search above 0.03",
        "probability 0.27 exact search above 0.03 value 1.25", "probability 0.93 exact belief",
        "probability 0.5 exact toss-up"}) {
    const std::string line = fmt::format("open 1,0 -> 2 : {}", why);
    const std::string text = with_line(kGiven, 6, line);
    EXPECT_THAT(format_transcript(must(parse_transcript(text))), HasSubstr(line + "\n"));
  }
}

TEST(Transcript, RefusesAChoiceThatIsNone) {
  for (const auto& [why, column] : {std::pair{"0.25 luck", 34},
                                    {"0.25 share most", 40},
                                    {"0.25 share least tied", 0},
                                    {"0.25 share least tied 4 whim", 53},
                                    {"0.25 share batch 6", 0},
                                    {"0.25 share batch 6 under 2", 54},
                                    {"0.25 exact search above", 0},
                                    {"0.25 exact least tied 4 first more", 59}}) {
    const auto read =
        parse_transcript(with_line(kGiven, 6, fmt::format("open 1,0 -> 2 : probability {}", why)));
    ASSERT_FALSE(read) << why;
    EXPECT_EQ(read.error().line, 6) << why;
    EXPECT_EQ(read.error().column, column) << why;
  }
}

TEST(Transcript, WithheldClueIsAnUnderscore) {
  const Transcript transcript =
      must(parse_transcript(with_line(kGiven, 6, "open 1,0 -> _ : random")));
  EXPECT_EQ(transcript.steps[2].outcome.clue, Clue::withheld());
}

TEST(Transcript, ReadsBack) {
  EXPECT_EQ(format_transcript(must(parse_transcript(kGiven))), kGiven);
  EXPECT_EQ(format_transcript(must(parse_transcript(kDealt))), kDealt);
}

TEST(Transcript, SpacesAndDosEndsDoNotMatter) {
  std::string dos;
  for (const std::string_view line : split_lines(kGiven)) dos.append(line).append("\r\n");
  EXPECT_EQ(format_transcript(must(parse_transcript(dos))), kGiven);
  EXPECT_EQ(format_transcript(
                must(parse_transcript(with_line(kGiven, 5, "  open 1,2  ->\tmine : random ")))),
            kGiven);
}

TEST(Transcript, EndsOfLineNeverReachTheAgentsName) {
  const auto transcript = parse_transcript(with_line(kGiven, 3, "agent basic\r\r"));
  if (!transcript) return;
  const std::string once = format_transcript(*transcript);
  EXPECT_EQ(format_transcript(must(parse_transcript(once))), once);
}

// ---- replays ----

TEST(Replay, GamesAsPlayedHold) {
  EXPECT_EQ(replay_error(kGiven).text(), "no error");
  EXPECT_EQ(replay_error(kDealt).text(), "no error");
}

TEST(Replay, ShowsTheGameAfterEachMove) {
  std::string seen_last;
  int moves = 0;
  ASSERT_TRUE(replay(must(parse_transcript(kGiven)), [&](const Game& game, const Step& step) {
    seen_last = seen(game);
    EXPECT_EQ(step.line, 4 + moves++);
  }));
  EXPECT_EQ(moves, 6);
  EXPECT_EQ(seen_last, "1F2\n12M\n");
}

TEST(Replay, ChangedClueIsNoticed) {
  EXPECT_EQ(replay_error(with_line(kGiven, 7, "open 1,1 -> 3 : random")).text(),
            "line 7: 1,1 is written to show 3, but the game shows 2");
  EXPECT_EQ(replay_error(with_line(kDealt, 5, "open 0,1 -> 0 +17 : random")).text(),
            "line 5: 0,1 is written to show 0 +17, but the game shows 0 +18");
  EXPECT_EQ(replay_error(with_line(kGiven, 5, "open 1,2 -> 1 : random")).text(),
            "line 5: 1,2 is written to show 1, but the game shows mine");
}

TEST(Replay, ChangedMoveIsNoticed) {
  EXPECT_EQ(replay_error(with_line(kGiven, 6, "open 0,0 -> 1 : random")).text(),
            "line 6: a move at 0,0, which is no longer covered");
  EXPECT_EQ(replay_error(with_line(kGiven, 5, "open 0,2 -> mine : random")).text(),
            "line 5: 0,2 is written to show mine, but the game shows 2");
  EXPECT_EQ(replay_error(with_line(kGiven, 5, "flag 1,2 : random")).message,
            "the moves come to another result: score 1 won 1 stepped 0 guesses 3 moves "
            "6 wrong_flags 0");
}

TEST(Replay, MissingMoveIsNoticed) {
  std::string shorter(kGiven);
  const std::string_view last = "open 0,2 -> 2 : proof subset 1,1 0,0\n";
  shorter.erase(shorter.find(last), last.size());
  EXPECT_THAT(replay_error(shorter).message, StartsWith("the game is not over"));
}

TEST(Replay, MoveAfterTheEndIsNoticed) {
  std::string longer(kDealt);
  longer.insert(longer.find("layout"), "flag 0,5 : random\n");
  EXPECT_EQ(replay_error(longer).text(), "line 8: a move after the game is over");
}

TEST(Replay, ChangedSeedIsNoticed) {
  EXPECT_THAT(replay_error(with_line(kDealt, 2, "game 6x4/3 classic seed=6 game=0")).text(),
              StartsWith("line "));
}

TEST(Replay, ChangedGivenLayoutIsNoticed) {
  EXPECT_EQ(replay_error(with_line(kGiven, 11, "* . .")).text(),
            "line 4: 0,0 is written to show 1, but the game shows mine");
}

// The ID says how many mines there are, given or dealt.
TEST(Replay, GivenLayoutHasTheMinesOfItsId) {
  const auto transcript =
      parse_transcript(with_line(kGiven, 2, "game 3x2/3 survival first=0,0 seed=3 game=0"));
  EXPECT_FALSE(transcript && replay(*transcript));
}

// Whoever tells the game again looks at the clues that a reason names.
TEST(Replay, ReasonFromACellWithoutAClueIsNoticed) {
  EXPECT_EQ(replay_error(with_line(kGiven, 6, "open 1,0 -> 1 : proof subset 0,0 1,1")).text(),
            "line 6: the reason names 1,1, which shows no clue");
  EXPECT_EQ(replay_error(with_line(kGiven, 8, "flag 0,1 : proof single-point 1,2")).text(),
            "line 8: the reason names 1,2, which shows no clue");
}

TEST(Replay, FirstCellOfTheRulesIsOpenedFirst) {
  EXPECT_EQ(replay_error(with_line(kGiven, 4, "open 1,0 -> 1 : forced")).text(),
            "line 4: the rules have the first move open 0,0");
  EXPECT_EQ(replay_error(with_line(kGiven, 4, "flag 0,0 : random")).text(),
            "line 4: the rules have the first move open 0,0");
}

// What is a guess and what is not would otherwise be the writer's to choose.
TEST(Replay, PromisesAndForcedMovesAreThoseOfTheRules) {
  EXPECT_EQ(replay_error(with_line(kGiven, 6, "open 1,0 -> 1 : forced")).text(),
            "line 6: the rules do not prescribe this move");
  EXPECT_EQ(replay_error(with_line(kGiven, 6, "open 1,0 -> 1 : promise")).text(),
            "line 6: the rules promise nothing about this move");
}

TEST(Replay, ChangedDealtLayoutIsNoticedAndItsLineNamed) {
  const Error error = replay_error(with_line(kDealt, 12, ". . . . . *"));
  EXPECT_THAT(error.message, HasSubstr("not the layout that the game ID deals"));
  EXPECT_GE(error.line, 8);
  EXPECT_LE(error.line, 12);
}

TEST(Replay, ChangedResultIsNoticedAndItsLineNamed) {
  const Error error = replay_error(
      with_line(kDealt, 13, "result score 1 won 1 stepped 0 guesses 0 moves 4 wrong_flags 0"));
  EXPECT_THAT(error.message, HasSubstr("the moves come to another result"));
  EXPECT_EQ(error.line, 13);
}

}  // namespace
}  // namespace minewise
