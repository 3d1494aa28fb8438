#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/transcript.h"
#include "support/board.h"
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
            "line 6: the cell 0,0 is no longer covered");
  EXPECT_EQ(replay_error(with_line(kGiven, 5, "open 0,2 -> mine : random")).text(),
            "line 5: 0,2 is written to show mine, but the game shows 2");
  EXPECT_EQ(
      replay_error(with_line(kGiven, 5, "flag 1,2 : random")).message,
      "the moves give another result: score 1 won 1 stepped 0 guesses 3 moves 6 wrong_flags 0");
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
            "line 4: the rules require the first move to open 0,0");
  EXPECT_EQ(replay_error(with_line(kGiven, 4, "flag 0,0 : random")).text(),
            "line 4: the rules require the first move to open 0,0");
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
  EXPECT_THAT(error.message, HasSubstr("the moves give another result"));
  EXPECT_EQ(error.line, 13);
}

}  // namespace

// Lines that do not read, one group a part of the text.

namespace {

using testing::HasSubstr;
using testing::StartsWith;

// The error of reading kGiven with one line replaced.
std::string error_with(int line, std::string_view replacement) {
  return error_of(parse_transcript(with_line(kGiven, line, replacement)));
}

TEST(TranscriptReader, HeaderLines) {
  EXPECT_EQ(error_of(parse_transcript("")),
            "line 1, column 1: not a transcript: the first line must be 'minewise transcript 1'");
  EXPECT_THAT(error_with(1, "minewise transcript 2"), StartsWith("line 1, column 1: not a"));
  EXPECT_EQ(error_with(2, "agent basic"), "line 2, column 1: expected 'game' and a game ID");
  EXPECT_EQ(error_with(3, "open 0,0 -> 1 : forced"),
            "line 3, column 1: expected 'agent' and a name");
}

TEST(TranscriptReader, AgentsHaveNamesThatCanBePrinted) {
  const auto agent_in = [](std::string_view line) {
    return must(parse_transcript(with_line(kGiven, 3, line))).agent;
  };
  EXPECT_EQ(agent_in("agent Zo\xc3\xab"), "Zo\xc3\xab");
  EXPECT_EQ(agent_in("agent a\xff\xc2\x9b"
                     "31m\xe2\x80\xae"),
            "a??31m?");
  for (const std::string& name : {std::string(), std::string(" "), std::string(100'000, 'a')}) {
    EXPECT_EQ(error_with(3, "agent " + name), "line 3, column 1: expected 'agent' and a name");
  }
}

TEST(TranscriptReader, GameIdsKeepTheirColumns) {
  EXPECT_EQ(error_with(2, "game 3x2/9 survival seed=3"),
            "line 2, column 6: 9 mines do not fit on 3x2, which has 6 cells");
  EXPECT_THAT(error_with(2, "game 3x2/2 survival colour=red seed=3"),
              StartsWith("line 2, column 21: unknown setting"));
  EXPECT_EQ(error_with(2, "game 3x2/2 survival"), "line 2: the game ID has no seed; add seed=S");
}

TEST(TranscriptReader, Moves) {
  EXPECT_EQ(error_with(5, "close 1,2"),
            "line 5, column 1: expected 'open', 'flag' or 'layout', found 'close'");
  EXPECT_EQ(error_with(5, ""),
            "line 5: the line ends too early; expected 'open', 'flag' or 'layout'");
  EXPECT_EQ(error_with(5, "open 2,0 -> 1 : random"),
            "line 5, column 6: expected a cell of the board, found '2,0'");
  EXPECT_EQ(error_with(5, "open"), "line 5: the line ends too early; expected a cell of the board");
  EXPECT_EQ(error_with(5, "open 1,2 mine : random"),
            "line 5, column 10: expected '->', found 'mine'");
  EXPECT_EQ(error_with(8, "flag 0,1 -> mine : random"),
            "line 8, column 10: expected ':', found '->'");
  EXPECT_EQ(error_with(8, "flag 0,1"), "line 8: the line ends too early; expected ':'");
}

TEST(TranscriptReader, Answers) {
  for (const char* answer : {"9", "-1", "12", "?", "F", "Mine"}) {
    EXPECT_EQ(
        error_with(5, fmt::format("open 1,2 -> {} : random", answer)),
        fmt::format("line 5, column 13: expected a clue 0-8, '_' or 'mine', found '{}'", answer));
  }
  for (const char* more : {"+", "+0", "+x", "+1000001"}) {
    EXPECT_EQ(
        error_with(5, fmt::format("open 1,2 -> 0 {} : random", more)),
        fmt::format("line 5, column 15: expected a number of cells such as +8, found '{}'", more));
  }
  EXPECT_THAT(error_with(5, "open 1,2 -> mine +2 : random"), HasSubstr("expected ':', found '+2'"));
}

TEST(TranscriptReader, Reasons) {
  EXPECT_EQ(
      error_with(5, "open 1,2 -> mine : hunch"),
      "line 5, column 20: expected proof, promise, forced, random, probability or untold, found "
      "'hunch'");
  EXPECT_THAT(error_with(5, "open 1,2 -> mine :"),
              StartsWith("line 5: the line ends too early; expected proof"));
  EXPECT_EQ(error_with(8, "flag 0,1 : proof luck"),
            "line 8, column 18: expected the name of a rule, found 'luck'");
  EXPECT_EQ(error_with(8, "flag 0,1 : proof exact 0,0 7,7"),
            "line 8, column 28: expected a cell of the board, found '7,7'");
  EXPECT_EQ(error_with(5, "open 1,2 -> mine : random walk"),
            "line 5, column 27: expected the end of the line, found 'walk'");
  EXPECT_EQ(error_with(7, "open 1,1 -> 2 : probability high"),
            "line 7, column 29: expected a probability from 0 to 1, found 'high'");
}

TEST(TranscriptReader, ProbabilitiesLieBetweenZeroAndOne) {
  EXPECT_THAT(error_with(7, "open 1,1 -> 2 : probability 1.5"), StartsWith("line 7, column 29"));
  EXPECT_THAT(error_with(7, "open 1,1 -> 2 : probability -1"), StartsWith("line 7, column 29"));
}

TEST(TranscriptReader, Layouts) {
  EXPECT_EQ(error_with(10, "layout taken"),
            "line 10, column 1: expected 'layout' or 'layout given'");
  EXPECT_EQ(error_with(12, ". x *"),
            "line 12, column 3: unknown symbol 'x'; cells are written '*' or '.'");
  EXPECT_EQ(error_with(12, ". *"),
            "line 12, column 1: this row has 2 cells where the rows above have 3");
  EXPECT_EQ(error_with(12, ""), "line 10: the layout is 3x1, but the game is 3x2");
  EXPECT_EQ(error_of(parse_transcript(first_lines(kGiven, 9))),
            "line 10: the text ends before the layout");
  EXPECT_EQ(error_of(parse_transcript(first_lines(kGiven, 10))), "line 10: the layout has no rows");
}

TEST(TranscriptReader, Results) {
  EXPECT_EQ(error_of(parse_transcript(first_lines(kGiven, 12))),
            "line 13: the text ends before the result");
  EXPECT_EQ(error_with(13, "result won 1"), "line 13, column 8: expected 'score', found 'won'");
  EXPECT_EQ(error_with(13, "result score high"),
            "line 13, column 14: expected a score, found 'high'");
  EXPECT_EQ(error_with(13, "result score 1 won 1 stepped none"),
            "line 13, column 30: expected a number, found 'none'");
  EXPECT_EQ(error_with(13, "result score 1 won 1 guesses 3"),
            "line 13, column 22: expected 'stepped', found 'guesses'");
  EXPECT_EQ(error_with(13, "result score 1 won 1 stepped 0 guesses 3 moves 9"),
            "line 13: the line ends too early; expected 'wrong_flags'");
  EXPECT_THAT(
      error_with(13, "result score 1 won 1 stepped 0 guesses 3 moves 9 wrong_flags 0 luck 7"),
      HasSubstr("expected the end of the line, found 'luck'"));
}

TEST(TranscriptReader, ResultsBeginWithTheirWord) {
  EXPECT_THAT(error_with(13, "results score 0.5 won 0 stepped 1 guesses 4 moves 6 wrong_flags 0"),
              StartsWith("line 13"));
}

TEST(TranscriptReader, WonIsZeroOrOne) {
  for (const char* won : {"yes", "2", "-1"}) {
    EXPECT_THAT(error_with(13, fmt::format("result score 0.5 won {} stepped 1 guesses 4 moves 6 "
                                           "wrong_flags 0",
                                           won)),
                StartsWith("line 13, column 22"));
  }
}

TEST(TranscriptReader, NoGameHasMoreMovesThanCells) {
  std::string longer(kGiven);
  longer.insert(longer.find("layout"), "flag 0,0 : random\n");
  EXPECT_THAT(error_of(parse_transcript(longer)), StartsWith("line 10, column 1: more moves"));
}

TEST(TranscriptReader, AgentsNamesArePrintable) {
  EXPECT_EQ(error_with(3, "agent ba\x1b[1msic"), "line 3, column 1: expected 'agent' and a name");
}

TEST(TranscriptReader, BlanksAndNotesAroundTheTextArePassedOver) {
  const std::string plain = format_transcript(must(parse_transcript(kGiven)));
  const auto again = [](const std::string& text) {
    return format_transcript(must(parse_transcript(text)));
  };
  EXPECT_EQ(again("\n// a good one\n  \n" + std::string(kGiven)), plain);
  EXPECT_EQ(again(std::string(kGiven) + "\n \t\n"), plain);
  EXPECT_EQ(again(with_line(kGiven, 1, "Minewise Transcript 1")), plain);
  std::string blanks;
  for (const std::string_view line : split_lines(kGiven)) blanks.append(line).append(" \t \n");
  EXPECT_EQ(again(blanks), plain);
  EXPECT_THAT(error_of(parse_transcript("\nminewise transcript 2\n")), StartsWith("line 2"));
}

TEST(TranscriptReader, NothingFollowsTheResult) {
  EXPECT_EQ(error_of(parse_transcript(std::string(kGiven) + "open 0,0 -> 1 : random\n")),
            "line 14, column 1: extra text after the result");
}

}  // namespace

}  // namespace minewise
