// Sessions that go on from a position.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "support/c_interface.h"

namespace {

using namespace minewise::from_c;
using testing::HasSubstr;
using testing::StartsWith;

TEST_F(CInterface, PlaysOnFromAPosition) {
  const Session played = session("", R"({"position": "mines 1\n?1?\n?2F\n", "seed": 4})");
  EXPECT_EQ(kind(), MW_IMPOSSIBLE);
  EXPECT_THAT(wrong(),
              HasSubstr("the 1 at (0,1) and the 2 at (1,1) clash: the 2 at (1,1) needs 1 mine "
                        "among the cells next to both, but the 1 at (0,1) allows none"));
  const Session going = session("", R"({"position": "mines 2\n?1?\n?2F\n??_\n", "seed": 4})");
  ASSERT_TRUE(going) << wrong();
  const std::string state = taken(mw_session_json(going.get(), error()));
  EXPECT_THAT(state, HasSubstr(R"("board":["?1?","?2?","??_"],"marks":[[1,2]])"));
  EXPECT_THAT(state, HasSubstr(R"("game":"3x3/2 classic first=any seed=4 game=0","given":true)"));
  EXPECT_THAT(taken(mw_session_hint(going.get(), error())), StartsWith("{"));
}

TEST_F(CInterface, AGameFromAPositionNamesNothingElse) {
  EXPECT_FALSE(session("9x9/10 classic", R"({"position": "?1?"})"));
  EXPECT_EQ(wrong(), "position: cannot be used with a game");
  EXPECT_FALSE(session("", R"({"position": "?1?", "no-guess": true})"));
  EXPECT_EQ(wrong(), "position: cannot be used with layout, no-guess, difficulty or attempts");
  EXPECT_FALSE(session("", R"({"position": "?1!"})"));
  EXPECT_EQ(kind(), MW_INPUT);
}

TEST_F(CInterface, AGameFromAPositionHasNoTranscript) {
  const Session played = session("", R"({"position": "mines 1\n1?\n_?\n"})");
  for (const uint32_t cell : {1u, 3u}) mw_session_open(played.get(), cell, error());
  ASSERT_TRUE(mw_session_is_over(played.get()));
  EXPECT_FALSE(mw_session_transcript(played.get(), error()));
  EXPECT_EQ(wrong(), "a game that started from a position has no transcript");
}

}  // namespace
