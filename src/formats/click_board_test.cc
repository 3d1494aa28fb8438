#include <gtest/gtest.h>

#include "formats/click_board.h"
#include "formats/person_transcript.h"
#include "support/board.h"
#include "support/replay_files.h"

namespace minewise {

namespace {

using Kind = MouseEvent::Kind;

// Events on a board, and the clicks they make, in words: "open 0,0 flag 0,2 chord 0,1".
class MouseTest : public testing::Test {
 protected:
  MouseTest() {
    recording_.shape = Shape{4, 2};
    recording_.layout = drawn_layout("..*.\n....\n");
  }

  TestHand hand() { return TestHand(recording_); }

  std::string clicks() const {
    std::string text;
    for (const Click& click : referee(recording_).clicks) {
      text +=
          fmt::format("{}{} {}{}", text.empty() ? "" : ", ", click_word(click.kind),
                      recording_.shape.place(click.cell).text(), click.is_wasted ? " wasted" : "");
    }
    return text;
  }

  Recording recording_;
};

TEST_F(MouseTest, OpensWhereTheLeftButtonIsReleased) {
  hand().at(0, 0).add(Kind::LeftPress).at(0, 1).add(Kind::LeftRelease);
  EXPECT_EQ(clicks(), "open 0,1");
}

TEST_F(MouseTest, FlagsWhereTheRightButtonIsPressed) {
  hand().at(0, 2).add(Kind::RightPress).at(0, 3).add(Kind::RightRelease).right().right();
  EXPECT_EQ(clicks(), "flag 0,2, flag 0,3, unflag 0,3");
}

TEST_F(MouseTest, BothButtonsMakeOneChord) {
  hand().at(0, 2).right().at(0, 1).left().both();
  EXPECT_EQ(clicks(), "flag 0,2, open 0,1, chord 0,1");
  EXPECT_EQ(referee(recording_).clicks.back().opened, 4);
}

TEST_F(MouseTest, AChordReleasedRightFirstIsNoLeftClickToo) {
  hand()
      .at(0, 1)
      .left()
      .add(Kind::RightPress)
      .add(Kind::LeftPress)
      .add(Kind::RightRelease)
      .at(0, 3)
      .add(Kind::LeftRelease);
  EXPECT_EQ(clicks(), "open 0,1, chord 0,1 wasted");
}

TEST_F(MouseTest, AFlagSlidesIntoAChord) {
  hand()
      .at(0, 1)
      .left()
      .at(0, 2)
      .add(Kind::RightPress)
      .at(0, 1)
      .add(Kind::LeftPress)
      .add(Kind::LeftRelease)
      .add(Kind::RightRelease);
  EXPECT_EQ(clicks(), "open 0,1, flag 0,2, chord 0,1");
}

TEST_F(MouseTest, MiddleAndShiftChord) {
  hand().at(0, 1).left().middle().add(Kind::ShiftLeftPress).add(Kind::LeftRelease);
  EXPECT_EQ(clicks(), "open 0,1, chord 0,1 wasted, chord 0,1 wasted");
}

TEST_F(MouseTest, WhatDoesNothingIsWasted) {
  hand().at(0, 1).left().left().right().at(0, 2).right().left();
  EXPECT_EQ(clicks(), "open 0,1, open 0,1 wasted, flag 0,1 wasted, flag 0,2, open 0,2 wasted");
}

TEST_F(MouseTest, OutsideTheBoardNothingIsClicked) {
  hand().at(0, 9).left().right().both().middle().at(-1, 0).left();
  EXPECT_EQ(clicks(), "");
  hand().at(0, 1).add(Kind::LeftPress).at(5, 5).add(Kind::LeftRelease);
  EXPECT_EQ(clicks(), "");
}

TEST_F(MouseTest, QuestionMarksComeBetweenFlagAndNothing) {
  recording_.marks = true;
  hand().at(0, 2).right().right().right().right();
  EXPECT_EQ(clicks(), "flag 0,2, unflag 0,2, unmark 0,2 wasted, flag 0,2");
}

TEST_F(MouseTest, QuestionMarksCanBeSwitchedOff) {
  recording_.marks = true;
  hand().at(0, 2).right().right().add(Kind::MarksToggle).right().right();
  EXPECT_EQ(clicks(), "flag 0,2, unflag 0,2, flag 0,2, unflag 0,2");
}

TEST_F(MouseTest, ATranscriptKnowsWhenQuestionMarksWereSwitched) {
  hand().at(0, 2).add(Kind::MarksToggle).right().right().right().add(Kind::MarksToggle).right();
  const std::string text = format_person_transcript(referee(recording_));
  EXPECT_NE(text.find("marks on\n0 flag 0,2\n0 unflag 0,2\n0 unmark 0,2 wasted\nmarks off\n"),
            std::string::npos)
      << text;
  const PersonTranscript transcript = must(parse_person_transcript(text));
  EXPECT_EQ(error_of(check(transcript)), "no error");
  EXPECT_EQ(format_person_transcript(transcript.game), text);
}

TEST_F(MouseTest, NothingCountsAfterTheEnd) {
  hand().at(0, 2).left().at(0, 0).left();
  EXPECT_EQ(clicks(), "open 0,2");
  EXPECT_EQ(referee(recording_).end, GameEnd::Lost);
}

TEST_F(MouseTest, AnOpeningStopsAtFlags) {
  hand().at(1, 1).right().at(0, 0).left();
  EXPECT_EQ(referee(recording_).clicks.back().opened, 3);
}

TEST_F(MouseTest, AChordWithAWrongFlagLoses) {
  hand().at(0, 1).left().at(0, 0).right().at(0, 1).both();
  const PersonGame game = referee(recording_);
  EXPECT_EQ(game.end, GameEnd::Lost);
  EXPECT_TRUE(game.clicks.back().hits_mine);
}

}  // namespace

}  // namespace minewise
