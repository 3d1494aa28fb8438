#include "play/replay/person_transcript.h"

#include <gtest/gtest.h>

#include "play/metrics/board_value.h"
#include "play/replay/person_moment.h"
#include "support/replay_files.h"

namespace minewise {
namespace {

std::string written() {
  PersonGame game = referee(own_game());
  game.differences = {"the file claims a 3BV of 99, the board has 3"};
  return format_person_transcript(game);
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
std::string error_with(std::string_view piece, std::string_view other) {
  std::string text = written();
  text.replace(text.find(piece), piece.size(), other);
  const auto transcript = parse_person_transcript(text);
  return transcript ? error_of(check(*transcript)) : error_of(transcript);
}

TEST(PersonTranscript, WhatDoesNotHoldIsNamedByItsLine) {
  EXPECT_EQ(error_with("0,0 -> 0 +35", "0,0 -> 1 +35"),
            "line 7: 0,0 is written to show 1, but it shows 0");
  EXPECT_EQ(error_with("0,0 -> 0 +35", "0,0 -> 0 +36"),
            "line 7: this click is written as 'open -> 0 +36', but it is 'open -> 0 +35'");
  EXPECT_EQ(error_with("unflag 7,7", "flag 7,7"),
            "line 13: this click is written as 'flag', but it is 'unflag'");
  EXPECT_EQ(error_with("wasted\n", "-> 0\n"),
            "line 11: this click is written as 'open -> 0', but it is 'open wasted'");
  EXPECT_EQ(error_with("result won", "result lost").substr(0, 47),
            "line 41: the clicks come to another result: won");
}

TEST(PersonTranscript, WhatDoesNotReadIsNamedByItsColumn) {
  EXPECT_EQ(error_with("marks off", "marks of"),
            "line 5, column 1: expected 'marks on' or 'marks off'");
  EXPECT_EQ(error_with("0 open 0,0", "0 opens 0,0"),
            "line 7, column 3: expected open, flag, unflag, unmark or chord, found 'opens'");
  EXPECT_EQ(error_with("0 open 0,0", "x open 0,0"),
            "line 7, column 1: expected a time in milliseconds, or 'layout', found 'x'");
  EXPECT_EQ(error_with("8x8/10", "8x8/11").substr(0, 30), "line 32: the layout is 8x8/10,");
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
