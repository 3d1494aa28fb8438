#include "formats/game_source.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/shape.h"
#include "support/board.h"
#include "support/transcript.h"

namespace minewise {
namespace {

using testing::HasSubstr;

Result<GameSource> source_of(std::string_view text, const GameChoice& choice = {}) {
  return game_of(must(recognise(text, std::nullopt, Seed{1})), choice);
}

constexpr std::string_view kSet = "layouts 3x1 first=0,1 topology=torus\n001\n100\n";

TEST(GameOf, ALayoutSetBringsItsFirstCellAndTopology) {
  const GameSource source = must(source_of(kSet, {.board = 2}));
  EXPECT_EQ(format_game_id(source.id), "3x1/1 survival first=0,1 topology=torus seed=0 game=0");
  EXPECT_TRUE(source.layout->has_mine(Cell{0}));
}

TEST(GameOf, WordsWinOverTheSet) {
  const GameSource source = must(source_of(kSet, {.words = "classic first=0,0 seed=5"}));
  EXPECT_EQ(format_game_id(source.id), "3x1/1 classic first=0,0 topology=torus seed=5 game=0");
}

TEST(GameOf, ATranscriptIsPlayedAgainOnItsLayout) {
  const GameSource source = must(source_of(kGiven));
  EXPECT_EQ(format_game_id(source.id), "3x2/2 survival first=0,0 seed=3 game=0");
  EXPECT_EQ(source.layout->mines(), 2);
}

TEST(GameOf, ATextOfAGameNamesIt) {
  const GameSource source = must(source_of("game   3x1/1 survival seed=7 game=0\nagent  basic\n"));
  EXPECT_EQ(source.id.seed, Seed{7});
  EXPECT_FALSE(source.layout);
}

TEST(GameOf, RefusesWhatHasNoLayout) {
  EXPECT_THAT(error_of(source_of("*1\n")),
              HasSubstr("line 1, column 2: a position has no layout to play"));
  EXPECT_THAT(error_of(source_of(kSet, {.board = 3})), HasSubstr("there is no board 3"));
  EXPECT_THAT(error_of(source_of(kSet, {.words = "4x4/4 classic"})),
              HasSubstr("4x4/4 differs from the layout, which is 3x1/1"));
}

TEST(GameOf, AGameOnAGivenLayoutIsNotDealtAgain) {
  const std::string head = "game   2x1/1 survival seed=5 game=0\nagent  basic\nlayout given\n";
  const std::string board = "\n     0  1\n  0  1  F\n\n";
  for (const std::string& text : {head, head + board}) {
    EXPECT_EQ(error_of(source_of(text)),
              "line 3, column 1: the text does not hold the layout of this game; use a saved game");
  }
  const GameSource source =
      must(source_of(head + board + "The true layout:\n     0  1\n  0  1  *\n\n"));
  EXPECT_EQ(source.id.seed, Seed{5});
  EXPECT_TRUE(source.layout->has_mine(Cell{1}));
}

TEST(GameOf, SaysWhichNumberOfADrawnBoardIsWrong) {
  EXPECT_EQ(error_of(source_of("mines 1\n   0 1\n 0 . .\n 1 1 .\n")),
            "line 2, column 1: a position has no layout to play; use a layout, a saved game or a "
            "game ID; as a layout: the number at (1,0) differs from the mines around it");
}

TEST(GameAfter, TakesAMomentOfATranscript) {
  const Transcript transcript = must(parse_transcript(kGiven));
  EXPECT_EQ(symbols_of(must(game_after(transcript, 0)).view(), 3), "???\n???\n");
  EXPECT_EQ(symbols_of(must(game_after(transcript, 2)).view(), 3), "1??\n??M\n");
  EXPECT_TRUE(must(game_after(transcript, std::nullopt)).is_over());
  EXPECT_THAT(error_of(game_after(transcript, 7)), HasSubstr("the game has 6"));
}

TEST(GameAfter, ChecksTheWholeTranscript) {
  Transcript transcript = must(parse_transcript(kGiven));
  transcript.steps.back().outcome.clue = Clue::number(0);
  EXPECT_FALSE(game_after(transcript, 1));
}

TEST(PlayOut, GivesWhatAgentsPlay) {
  const GameSource source{id_of("5x5/4 survival seed=2"), std::nullopt};
  const Transcript transcript = must(play_out(source, must(parse_agent("basic"))));
  EXPECT_EQ(transcript.agent, "basic");
  EXPECT_TRUE(replay(transcript));
}

TEST(PositionAfter, TakesADrawnMoment) {
  Drawing drawing;
  drawing.moments = {drawn_position("1?\n"), drawn_position("1F\n")};
  EXPECT_EQ(must(position_after(drawing, std::nullopt)).symbols, "1F");
  EXPECT_EQ(must(position_after(drawing, 1)).symbols, "1?");
  EXPECT_THAT(error_of(position_after(drawing, 3)), HasSubstr("after moves 1 to 2"));
  drawing.moments.pop_back();
  EXPECT_EQ(error_of(position_after(drawing, 3)),
            "there is no move 3: the drawing has one board, after move 1");
}

}  // namespace
}  // namespace minewise
