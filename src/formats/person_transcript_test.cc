#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "formats/person_game.h"
#include "formats/person_transcript.h"
#include "game/metrics.h"
#include "support/replay_files.h"

namespace minewise {

namespace {

using testing::AllOf, testing::EndsWith, testing::StartsWith;

// A game whose file claims a 3BV that its board does not have.
std::string written() {
  Recording recording = own_game();
  recording.claims.bbbv = 99;
  return format_person_transcript(referee(recording));
}

TEST(PersonTranscript, ReadsBackToItself) {
  for (const Recording& recording : {own_game(), lost_game()}) {
    const std::string text = format_person_transcript(referee(recording));
    EXPECT_TRUE(is_person_transcript(text));
    const PersonTranscript transcript = must(parse_person_transcript(text));
    EXPECT_EQ(format_person_transcript(transcript.game), text);
    EXPECT_EQ(error_of(check(transcript)), "no error");
  }
  const PersonTranscript transcript = must(parse_person_transcript(written()));
  EXPECT_EQ(format_person_transcript(transcript.game), written());
}

TEST(PersonTranscript, HasAClickALine) {
  const std::string text = format_person_transcript(referee(lost_game()));
  EXPECT_EQ(text.substr(0, text.find("layout")),
            "minewise transcript 2\n"
            "game 8x8/10 classic\n"
            "program Our own\n"
            "mode classic\n"
            "marks off\n"
            "claims 3bv 16 time 200\n"
            "0 open 0,0 -> 0 +35\n"
            "200 open 0,5 -> mine\n");
}

// What replay says when a piece of the text is another.
std::string transcript_error_with(std::string_view piece, std::string_view other) {
  std::string text = written();
  text.replace(text.find(piece), piece.size(), other);
  const auto transcript = parse_person_transcript(text);
  return transcript ? error_of(check(*transcript)) : error_of(transcript);
}

TEST(PersonTranscript, WhatDoesNotHoldIsNamedByItsLine) {
  EXPECT_EQ(transcript_error_with("0,0 -> 0 +35", "0,0 -> 1 +35"),
            "line 7: 0,0 is written to show 1, but it shows 0");
  EXPECT_EQ(transcript_error_with("0,0 -> 0 +35", "0,0 -> 0 +36"),
            "line 7: this click is written as 'open -> 0 +36', but it is 'open -> 0 +35'");
  EXPECT_EQ(transcript_error_with("unflag 7,7", "flag 7,7"),
            "line 13: this click is written as 'flag', but it is 'unflag'");
  EXPECT_EQ(transcript_error_with("wasted\n", "-> 0\n"),
            "line 11: this click is written as 'open -> 0', but it is 'open wasted'");
  EXPECT_EQ(transcript_error_with("result won", "result lost").substr(0, 44),
            "line 41: the clicks give another result: won");
}

TEST(PersonTranscript, WhatDoesNotReadIsNamedByItsColumn) {
  EXPECT_EQ(transcript_error_with("marks off", "marks of"),
            "line 5, column 1: expected 'marks on' or 'marks off'");
  EXPECT_EQ(transcript_error_with("0 open 0,0", "0 opens 0,0"),
            "line 7, column 3: expected open, flag, unflag, unmark or chord, found 'opens'");
  EXPECT_EQ(transcript_error_with("0 open 0,0", "x open 0,0"),
            "line 7, column 1: expected a time in milliseconds, or 'layout', found 'x'");
  EXPECT_EQ(transcript_error_with("8x8/10", "8x8/11").substr(0, 30),
            "line 32: the layout is 8x8/10,");
}

TEST(PersonTranscript, WhatIsClaimedMustLeadToTheDifferencesTold) {
  EXPECT_EQ(transcript_error_with("differs", "differs"), "no error");
  EXPECT_THAT(transcript_error_with("claims 3bv 99", "claims 3bv 98"),
              StartsWith("line 42: the claims do not"));
  EXPECT_THAT(transcript_error_with("claims 3bv 99 ", "claims "),
              StartsWith("line 42: the claims do not"));
  EXPECT_THAT(transcript_error_with("the board has ", "the board has 1"),
              StartsWith("line 42: the claims"));
  EXPECT_THAT(transcript_error_with("differs the file claims", "differs it claims"),
              StartsWith("line 42: "));
  std::string text = written();
  text.erase(text.find("differs"));
  EXPECT_THAT(error_of(check(must(parse_person_transcript(text)))),
              AllOf(StartsWith("line 6: the file claims a 3BV of 99"), EndsWith("says so")));
}

// Every claim that a file can make, changed by one.
TEST(PersonTranscript, EveryClaimIsChecked) {
  Recording recording = own_game();
  const PersonGame game = referee(recording);
  recording.claims = {.bbbv = game.bbbv,
                      .time_ms = game.time_ms,
                      .time_step_ms = 1,
                      .won = true,
                      .left = game.counts.left,
                      .right = game.counts.right,
                      .chord = game.counts.chord};
  const std::string text = format_person_transcript(referee(recording));
  const std::string claims =
      text.substr(text.find("claims"), text.find("\n0 open") - text.find("claims"));
  EXPECT_EQ(error_of(check(must(parse_person_transcript(text)))), "no error");
  for (std::size_t at = claims.find(' '); at != claims.npos; at = claims.find(' ', at + 1)) {
    if (at + 1 >= claims.size() || claims.find_first_of("0123456789", at) != at + 1) continue;
    if (claims.substr(at + 1).starts_with("3bv")) continue;
    std::string changed = claims;
    changed[at + 1] = changed[at + 1] == '1' ? '0' : '1';
    std::string other = text;
    other.replace(other.find(claims), claims.size(), changed);
    const auto read = parse_person_transcript(other);
    EXPECT_THAT(read ? error_of(check(*read)) : error_of(read), StartsWith("line 6")) << changed;
  }
}

TEST(PersonTranscript, ClaimsAreWordsAndNumbers) {
  for (const std::string_view claims :
       {"claims 3bv", "claims 3bv x", "claims 3bv 1 3bv 1", "claims bv 3", "claims step 10",
        "claims time 15 step 10", "claims time 10 step 7", "claims won 2", "claims left -1",
        "claims time 10 3bv 5", "claims 3bv 1 more"}) {
    std::string text = written();
    const std::size_t at = text.find("claims");
    text.replace(at, text.find('\n', at) - at, claims);
    EXPECT_THAT(error_of(parse_person_transcript(text)), StartsWith("line 6")) << claims;
  }
}

TEST(PersonTranscript, TimeBeginsWithTheFirstCellAndGoesOn) {
  EXPECT_THAT(transcript_error_with("\n0 open 0,0", "\n5 open 0,0"),
              StartsWith("line 7, column 1: the first cell is opened at 5 ms"));
  EXPECT_THAT(transcript_error_with("\n200 flag", "\n9999200 flag"),
              StartsWith("line 9, column 1: a click at"));
}

// A word with more behind it is another word.
TEST(PersonTranscript, WordsAreWhole) {
  for (const std::string_view word :
       {"minewise transcript 2", "marks off", "layout given", "result"}) {
    EXPECT_THAT(transcript_error_with(word, std::string(word) + "x"), StartsWith("line ")) << word;
    EXPECT_THAT(transcript_error_with(word, "x" + std::string(word)), StartsWith("line ")) << word;
  }
  EXPECT_THAT(transcript_error_with("layout given", "layout_given"), StartsWith("line 32"));
  EXPECT_FALSE(is_person_transcript("minewise transcript 20\n"));
  EXPECT_TRUE(is_person_transcript("\xEF\xBB\xBFMinewise Transcript 2 \r\n"));
}

// What a file says of its clock is told, and the game's own clock does not go back.
TEST(PersonTranscript, AClockThatGoesBackIsTold) {
  Recording recording = own_game();
  recording.mouse[4].time_ms += 5000;  // the first flag
  const PersonGame game = referee(recording);
  ASSERT_FALSE(game.differences.empty());
  EXPECT_THAT(game.differences.front(), StartsWith("the file's clock goes back from "));
  EXPECT_TRUE(std::ranges::is_sorted(game.clicks, {}, &Click::time_ms));
  const std::string text = format_person_transcript(game);
  EXPECT_EQ(error_of(check(must(parse_person_transcript(text)))), "no error");
}

TEST(PersonMoment, ShowsWhatWasSeen) {
  const PersonGame game = referee(own_game());
  EXPECT_EQ(position_at(game, -1).symbols, std::string(64, '?'));
  EXPECT_EQ(position_at(game, 0).symbols.substr(0, 8), "00002???");
  EXPECT_EQ(position_at(game, 1'000'000).symbols, position_at(game, game.time_ms).symbols);
  EXPECT_EQ(position_at(referee(lost_game()), 200).symbols.substr(0, 8), "00002M??");
}

TEST(Bbbv, CountsOpeningsAndLonelyNumbers) {
  const auto bbbv = [](std::string_view text) {
    const DrawnLayout drawn = must(parse_layout(text));
    return count_3bv(drawn.layout, Topology(drawn.shape));
  };
  EXPECT_EQ(bbbv("...\n...\n"), 1);
  EXPECT_EQ(bbbv("*..\n...\n"), 2);
  EXPECT_EQ(bbbv("*.*\n...\n*.*\n"), 5);
  EXPECT_EQ(bbbv("...*...\n...*...\n"), 2);
  EXPECT_EQ(bbbv("**\n"), 0);
}

}  // namespace

}  // namespace minewise
