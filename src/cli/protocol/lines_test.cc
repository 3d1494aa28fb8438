#include <gtest/gtest.h>

#include "cli/protocol/lines.h"
#include "support/board.h"
#include "support/game.h"

namespace minewise {

namespace {

std::string board_line_again(std::string_view text) {
  std::string line;
  append_line(line, must(parse_board_line(text)));
  return line;
}

std::string player_line_again(std::string_view text) {
  const Shape shape{4, 3};
  std::string line;
  append_line(line, must(parse_player_line(text, shape)), shape);
  return line;
}

std::string board_error(std::string_view text) {
  return error_of(parse_board_line(text));
}

std::string player_error(std::string_view text) {
  return error_of(parse_player_line(text, Shape{4, 3}));
}

TEST(ProtocolLines, BoardLinesReadAndWriteTheSame) {
  for (const std::string line : {"minewise 1",
                                 "game 30x16/99 classic first=zero random=1780344119",
                                 "game 9x9@0.2 survival clues=withheld:0.2 random=0",
                                 "game 7x5 survival topology=hex random=9223372036854775807",
                                 "game 3x3@0.5 classic random=3",
                                 "shows 0,0 0 0,1 1 11,2 _",
                                 "shows 2,2 M",
                                 "shows 2,2 F",
                                 "mines 12",
                                 "go",
                                 "over won score 1",
                                 "over lost score 0.25",
                                 "position 12?/121",
                                 "position 12?/121 mines 2 clues withheld:0.2 topology hex",
                                 "position 1? density 0.2",
                                 "analyze",
                                 "analyze why 2,3",
                                 "agent triple-risk:threshold=0.2",
                                 "stop",
                                 "quit",
                                 "help"}) {
    EXPECT_EQ(board_line_again(line), line + "\n");
    EXPECT_EQ(board_line_again("  " + line + " \r\n"), line + "\n");
  }
}

TEST(ProtocolLines, PlayerLinesReadAndWriteTheSame) {
  for (const std::string line :
       {"ready my-agent", "open 0,3", "flag 2,0", "open 1,1 : random", "open 1,1 : promise",
        "flag 1,1 : proof single-point 0,1 2,3", "open 1,1 : probability 0.25",
        "open 1,1 : probability 0.25 exact least tied 3 most-clues", "info no cell is certain",
        "error why not", "stopped", "{\"rows\":3}"}) {
    EXPECT_EQ(player_line_again(line), line + "\n");
    EXPECT_EQ(player_line_again(line + "\r\n"), line + "\n");
  }
}

TEST(ProtocolLines, EnglishSpellingIsTheSameWord) {
  EXPECT_EQ(board_line_again("analyse why 1,1"), "analyze why 1,1\n");
}

TEST(ProtocolLines, RulesLeftOutAreClassic) {
  EXPECT_EQ(board_line_again("game beginner"), "game 9x9/10 classic random=0\n");
}

TEST(ProtocolLines, BoardWordDecidesWhatIsToldOfTheMines) {
  EXPECT_EQ(board_line_again("game 3x3/2 survival"), "game 3x3/2 survival count=shown random=0\n");
  EXPECT_EQ(board_line_again("game 3x3 classic"), "game 3x3 classic count=hidden random=0\n");
  const auto line = must(parse_board_line("game 3x3 survival"));
  EXPECT_EQ(std::get<GameLine>(line).count, MineCount(UnknownCount{}));
}

TEST(ProtocolLines, ErrorsNameTheColumn) {
  EXPECT_EQ(board_error("game 3x3/12 classic"),
            "column 6: 12 mines do not fit on 3x3, which has 9 cells");
  EXPECT_EQ(board_error("game  3x3 classic colour=red random=1").substr(0, 36),
            "column 19: unknown setting 'colour=r");
  EXPECT_EQ(board_error("game 3x3/2 random=-1"),
            "column 12: 'random=-1' needs a whole number from 0 to 2^63-1");
  EXPECT_EQ(board_error("game 3x3/2 random=9223372036854775808"),
            "column 12: 'random=9223372036854775808' needs a whole number from 0 to 2^63-1");
  EXPECT_EQ(board_error("game"), "the line ends too early; expected a board such as 9x9/10");
  EXPECT_EQ(board_error("shows"), "the line ends too early; expected a cell such as 3,4");
  EXPECT_EQ(board_error("shows 0,0 0 0,1 9"),
            "column 17: expected what the cell shows: 0-8, _, M or F, found '9'");
  EXPECT_EQ(board_error("shows 0,0 0 -1,1 1"),
            "column 13: expected a cell such as 3,4, found '-1,1'");
  EXPECT_EQ(board_error("go now"), "column 4: expected the end of the line, found 'now'");
  EXPECT_EQ(board_error("over won"), "the line ends too early; expected 'score'");
  EXPECT_EQ(board_error("analyze 2,3"), "column 9: expected 'why' and a cell, found '2,3'");
  EXPECT_EQ(board_error("shwos 0,0 1"),
            "column 1: unknown command 'shwos'; 'help' lists the commands; did you mean 'shows'?");
}

TEST(ProtocolLines, ErrorsInPositionsNameTheColumnOfTheLine) {
  EXPECT_EQ(board_error("position 12?/1x1 mines 2").substr(0, 29), "column 15: unknown symbol 'x'");
  EXPECT_EQ(board_error("position 12?/121 mines two").substr(0, 10), "column 24:");
  EXPECT_EQ(board_error("position 12?/12 mines 2").substr(0, 10), "column 14:");
  EXPECT_EQ(board_error("position ?? mines 2 density 0.1").substr(0, 10), "column 21:");
  EXPECT_EQ(board_error("position 1? 2?"),
            "column 13: expected a header such as 'mines 2', found '2?'");
  EXPECT_EQ(board_error("position mines 2"),
            "column 10: expected the rows of a position such as 12?/1??, found 'mines'");
}

TEST(ProtocolLines, ErrorsInAnswersNameTheColumn) {
  EXPECT_EQ(player_error("open 3,0"), "column 6: expected a cell of the board, found '3,0'");
  EXPECT_EQ(player_error("open 0,0 because").substr(0, 10), "column 10:");
  EXPECT_EQ(player_error("open 0,0 : luck").substr(0, 10), "column 12:");
  EXPECT_EQ(player_error("close 0,0"),
            "column 1: expected open, flag, ready, info, error, stopped or JSON, found 'close'");
  EXPECT_EQ(player_error("ready"), "the line ends too early; expected a name");
}

TEST(ProtocolLines, MoveWithoutAReasonSaysSo) {
  const auto line = must(parse_player_line("open 1,2", Shape{4, 3}));
  EXPECT_FALSE(std::get<MoveLine>(line).tells_why);
  EXPECT_EQ(std::get<MoveLine>(line).decision.move, (Move{Move::Kind::Open, Cell{6}}));
}

TEST(ProtocolLines, TextOfAPlayerIsSafeToShow) {
  EXPECT_EQ(player_line_again("info a\x1b[31mb"), "info a?[31mb\n");
}

TEST(ProtocolLines, GamesAreToldByTheirViews) {
  Game game = game_on(". . *\n. . .\n", "classic");
  const Shape shape = game.id().shape();
  std::string text;
  append_line(text, game_line_of({game.view(), shape}, 5));
  open(game, 0, 0);
  append_shows(text, {game.view(), shape}, game.view().uncovered());
  EXPECT_EQ(text, "game 3x2/1 classic first=any random=5\nshows 0,0 0 0,1 1 1,0 0 1,1 1\n");
}

TEST(ProtocolLines, RandomNumbersAreBelowTheEnd) {
  for (std::uint64_t i = 0; i < 1000; ++i) {
    const std::uint64_t random = draw_random(Rng(Seed{i}, Digest("test")));
    EXPECT_LT(random, std::uint64_t{1} << 63);
    EXPECT_NE(random, draw_random(Rng(Seed{i + 1}, Digest("test"))));
  }
}

}  // namespace

}  // namespace minewise
