#include "core/game_id.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/board.h"
#include "support/grid.h"

namespace minewise {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string id_error(std::string_view text) {
  return error_of(parse_game_id(text));
}

// Reads and writes again.
std::string written_id(std::string_view text) {
  return format_game_id(must(parse_game_id(text)));
}

TEST(GameId, ReadsEveryPart) {
  const GameId id = must(parse_game_id("30x16/99 classic first=zero seed=42 game=7"));
  EXPECT_EQ(id.width, 30);
  EXPECT_EQ(id.height, 16);
  EXPECT_EQ(id.mines, MineLaw{FixedCount{99}});
  EXPECT_EQ(id.rules, must(parse_rules("classic first=zero")));
  EXPECT_EQ(id.seed, Seed{42});
  EXPECT_EQ(id.game, 7u);
}

TEST(GameId, DensityIsALawForEachCell) {
  EXPECT_EQ(id_of("20@0.2 survival").mines, MineLaw{Independent{0.2}});
}

TEST(GameId, ShapeHasTheRulesTopology) {
  EXPECT_EQ(id_of("5x4/3 survival topology=hex").shape(), (Shape{5, 4, grid_named("hex")}));
}

TEST(GameId, GameIsZeroWhenLeftOut) {
  EXPECT_EQ(id_of("5x4/3 survival seed=9").game, 0u);
}

TEST(GameId, WordsOfPlayersNameBoards) {
  EXPECT_EQ(written_id("beginner classic seed=1"), "9x9/10 classic seed=1 game=0");
  EXPECT_EQ(written_id("intermediate classic seed=1"), "16x16/40 classic seed=1 game=0");
  EXPECT_EQ(written_id("expert classic seed=1"), "30x16/99 classic seed=1 game=0");
}

TEST(GameId, OneNumberIsASquareBoard) {
  EXPECT_EQ(written_id("5/3 survival seed=1"), "5x5/3 survival seed=1 game=0");
}

TEST(GameId, SeedAndGameMayStandAnywhereAfterTheBoard) {
  EXPECT_EQ(written_id("5/3 game=2 survival seed=1 count=shown"),
            "5x5/3 survival count=shown seed=1 game=2");
}

TEST(GameId, ReadsBack) {
  for (const char* text :
       {"1x1/0 survival seed=0 game=0", "1x1/1 survival seed=0 game=0",
        "30x16/99 classic seed=42 game=7", "1000x1000@0.15 survival seed=3 game=0",
        "5x4@1e-05 classic first=zero:3,4 seed=18446744073709551615 game=18446744073709551615",
        "5x4@0 survival seed=1 game=0", "5x4@1 survival seed=1 game=0"}) {
    EXPECT_EQ(written_id(text), text);
  }
}

TEST(GameId, SeedOfTheCallerFillsIn) {
  EXPECT_EQ(must(parse_game_id("5/3 survival", Seed{11})).seed, Seed{11});
  EXPECT_EQ(must(parse_game_id("5/3 survival seed=4", Seed{11})).seed, Seed{4});
}

TEST(GameId, MissingPartsAreNamed) {
  EXPECT_THAT(id_error(""), StartsWith("the game ID is empty"));
  EXPECT_THAT(id_error(" \t"), StartsWith("the game ID is empty"));
  EXPECT_EQ(id_error("5/3 survival"), "the game ID has no seed; add seed=S");
  EXPECT_EQ(
      id_error("5x5 survival seed=1"),
      "column 1: '5x5' has no mines; write 5x5/M for a number of them or 5x5@P for a density");
}

TEST(GameId, IsClassicWhenNoRulesAreGiven) {
  EXPECT_EQ(parse_game_id("10x10/15 seed=3").value(),
            parse_game_id("10x10/15 classic seed=3").value());
  EXPECT_EQ(parse_game_id("Expert first=zero Seed=3").value(),
            parse_game_id("30x16/99 classic first=zero seed=3").value());
}

TEST(GameId, NearMissesOfBoardsAreAnswered) {
  EXPECT_EQ(id_error("exprt seed=1"), "column 1: unknown board 'exprt'; did you mean 'expert'?");
}

TEST(GameId, BoardComesFirst) {
  EXPECT_THAT(id_error("survival 5/3 seed=1"), StartsWith("column 1: 'survival' is not a size"));
}

TEST(GameId, SizesAreChecked) {
  EXPECT_THAT(id_error("0x5/0 survival seed=1"), HasSubstr("has no cells"));
  EXPECT_THAT(id_error("5x-5/0 survival seed=1"), HasSubstr("'5x-5' is not a size"));
  EXPECT_THAT(id_error("1001x5/0 survival seed=1"), HasSubstr("over the limit of 1000x1000"));
  EXPECT_THAT(id_error("  big/3 survival seed=1"), StartsWith("column 3: 'big' is not a size"));
}

TEST(GameId, MinesAreChecked) {
  EXPECT_EQ(id_error("3x2/7 survival seed=1"),
            "column 1: 7 mines do not fit on 3x2, which has 6 cells");
  EXPECT_EQ(id_error("3x2/ survival seed=1"), "column 1: '' is not a number of mines");
  EXPECT_EQ(id_error("3x2/-1 survival seed=1"), "column 1: '-1' is not a number of mines");
  EXPECT_EQ(id_error("3x2/2.5 survival seed=1"), "column 1: '2.5' is not a number of mines");
}

TEST(GameId, DensitiesLieBetweenZeroAndOne) {
  for (const char* density : {"1.01", "-0.1", "nan", "inf", "", "x", "20%"}) {
    EXPECT_EQ(
        id_error(fmt::format("3x2@{} survival seed=1", density)),
        fmt::format("column 1: '{}' is not a mine density; write a number from 0 to 1", density));
  }
}

// Were the sign kept, 3x2@-0 and 3x2@0 would be equal and yet deal from different streams.
TEST(GameId, ZeroDensityHasNoSign) {
  EXPECT_EQ(format_board(must(parse_game_id("3x2@-0 survival seed=1")).board()), "3x2@0");
}

TEST(GameId, SeedsAndGamesAreWholeNumbers) {
  EXPECT_EQ(id_error("5/3 survival seed=x"),
            "column 14: 'seed=x' needs a whole number from 0 to 2^64-1");
  EXPECT_EQ(id_error("5/3 survival seed=1 game=-1"),
            "column 21: 'game=-1' needs a whole number from 0 to 2^64-1");
  EXPECT_THAT(id_error("5/3 survival seed=18446744073709551616"),
              HasSubstr("needs a whole number"));
  EXPECT_THAT(id_error("5/3 survival seed="), HasSubstr("needs a whole number"));
}

TEST(GameId, NothingIsGivenTwice) {
  EXPECT_EQ(id_error("5/3 survival seed=1 seed=1"), "column 21: 'seed' is given twice");
  EXPECT_EQ(id_error("5/3 survival game=1 seed=1 game=2"), "column 28: 'game' is given twice");
  EXPECT_EQ(id_error("5/3 survival first=any first=safe seed=1"),
            "column 24: setting 'first' is given twice");
}

TEST(GameId, ColumnsCountWithinTheWholeLine) {
  EXPECT_THAT(id_error("5/3 seed=1 classic colour=red"), StartsWith("column 20: unknown setting"));
}

TEST(GameId, FirstCellLiesOnTheBoard) {
  EXPECT_EQ(id_error("5x4/3 survival first=4,0 seed=1"),
            "the first cell 4,0 is outside the board of 4 rows and 5 columns");
  EXPECT_THAT(id_error("5x4/3 survival first=safe:0,5 seed=1"), HasSubstr("0,5 is outside"));
  EXPECT_EQ(id_error("5x4/3 survival first=3,4 seed=1"), "no error");
}

TEST(GameId, SafeFirstCellNeedsOneFreeCell) {
  EXPECT_EQ(id_error("2x2/3 classic seed=1"), "no error");
  EXPECT_EQ(id_error("2x2/4 classic seed=1"),
            "with 4 mines there is no room for first=safe, which keeps 1 free on 4 cells");
  EXPECT_EQ(id_error("2x2/4 survival seed=1"), "no error");
}

// Whichever cell is opened first: nine cells in the middle, four in the corner.
TEST(GameId, ZeroFirstCellNeedsItsNeighboursFree) {
  EXPECT_EQ(id_error("4x4/7 survival first=zero seed=1"), "no error");
  EXPECT_EQ(id_error("4x4/8 survival first=zero seed=1"),
            "with 8 mines there is no room for first=zero, which keeps 9 free on 16 cells");
  EXPECT_EQ(id_error("4x4/12 survival first=zero:0,0 seed=1"), "no error");
  EXPECT_THAT(id_error("4x4/13 survival first=zero:0,0 seed=1"), HasSubstr("4 free on"));
}

TEST(GameId, ZeroPromiseCountsTheTopologysNeighbours) {
  EXPECT_THAT(id_error("4x4/8 survival first=zero:0,0 topology=torus seed=1"),
              HasSubstr("9 free on"));
  EXPECT_EQ(id_error("4x4/9 survival first=zero topology=hex seed=1"), "no error");
  EXPECT_THAT(id_error("4x4/10 survival first=zero topology=hex seed=1"), HasSubstr("7 free on"));
  EXPECT_THAT(id_error("2x2/1 survival first=zero seed=1"), HasSubstr("4 free on"));
}

TEST(GameId, DensityPromisesNothingImpossible) {
  EXPECT_EQ(id_error("2x2@1 classic first=zero seed=1"), "no error");
}

TEST(GameId, PriorFitsTheBoard) {
  EXPECT_EQ(format_game_id(parse_game_id("2x2/1 survival count=prior:1,2 seed=1").value()),
            "2x2/1 survival count=prior:1,2 seed=1 game=0");
  EXPECT_EQ(parse_game_id("2x2/0 survival count=prior:0,2 seed=1").error().message,
            "count=prior gives no weight to 0, the number of mines on this board");
  EXPECT_EQ(parse_game_id("2x2@0.5 survival count=prior:1,2 seed=1").error().message,
            "count=prior: the board needs a number of mines, such as 9x9/10");
  EXPECT_EQ(parse_game_id("2x1/1 survival count=prior:1,2,1,1 seed=1").error().message,
            "count=prior gives weight to 3 mines, but the board has 2 cells");
}

TEST(ParseGameIdOf, TakesTheBoardFromElsewhere) {
  const Board board{3, 2, FixedCount{2}};
  EXPECT_EQ(format_game_id(must(parse_game_id_of(board, "classic count=hidden seed=5"))),
            "3x2/2 classic count=hidden seed=5 game=0");
}

TEST(ParseGameIdOf, IsSurvivalWhenNoRulesAreGiven) {
  const Board board{3, 2, FixedCount{2}};
  EXPECT_EQ(format_game_id(must(parse_game_id_of(board, "", Seed{5}))),
            "3x2/2 survival seed=5 game=0");
  EXPECT_EQ(format_game_id(must(parse_game_id_of(board, "game=3 seed=5"))),
            "3x2/2 survival seed=5 game=3");
}

TEST(ParseGameIdOf, ChecksTheRestAlike) {
  const Board board{3, 2, FixedCount{2}};
  EXPECT_THAT(error_of(parse_game_id_of(board, "survival first=9,9 seed=1")), HasSubstr("outside"));
  EXPECT_THAT(error_of(parse_game_id_of(board, "survival colour=red seed=1")),
              StartsWith("column 10: unknown setting"));
}

TEST(GameId, SameGameMeansEqual) {
  EXPECT_EQ(id_of("expert classic seed=1"), id_of("30x16/99 classic first=safe seed=1 game=0"));
  EXPECT_NE(id_of("5/3 survival seed=1"), id_of("5/3 survival seed=2"));
}

}  // namespace
}  // namespace minewise
