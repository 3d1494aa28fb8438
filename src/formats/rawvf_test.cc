#include <gtest/gtest.h>

#include "formats/person_game.h"
#include "formats/rawvf.h"
#include "formats/recording.h"
#include "support/replay_files.h"

namespace minewise {

namespace {

constexpr std::string_view kSmall =
    "RawVF_Version: Rev6\n"
    "Program: Some Program\n"
    "Width: 3\n"
    "Height: 2\n"
    "Mines: 1\n"
    "Marks: On\n"
    "SquareSize: 20\n"
    "Time: 1.50\n"
    "BBBV: 4\n"
    "Status: Won\n"
    "Board:\n"
    "00*\n"
    "000\n"
    "Events:\n"
    "0.000 start\n"
    "-0.20 rc 3 1 (45 3)\n"
    "-0.10 rr 3 1 (45 3)\n"
    "0.000 lc 1 1 (1 1)\n"
    "0.000 lr 1 1 (1 1)\n"
    "number0 1 1\n"
    "number1 2 1\n"
    "number0 1 2\n"
    "number1 2 2\n"
    "\n"
    "1.000 lc (45 39)\n"
    "1.500 lr (45 39)\n"
    "number1 3 2\n"
    "1.500 won\n";

TEST(Rawvf, IsRead) {
  const Recording recording = must(read_recording(kSmall));
  EXPECT_EQ(recording.square_size, 20);
  EXPECT_TRUE(recording.marks);
  EXPECT_EQ(must(read_recording("\xEF\xBB\xBF" + std::string(kSmall))), recording);
  EXPECT_EQ(recording.mouse.size(), 6u);
  EXPECT_EQ(recording.cells.size(), 5u);
  EXPECT_EQ(recording.claims.time_step_ms, 10);
  const PersonGame game = referee(recording);
  EXPECT_TRUE(game.is_won());
  EXPECT_EQ(game.time_ms, 1500);
  EXPECT_EQ(game.clicks[0].time_ms, -200);
  EXPECT_EQ(game.bbbv, 2);
  EXPECT_EQ(game.differences,
            std::vector<std::string>{"the file claims a 3BV of 4, the board has 2"});
}

TEST(Rawvf, IsHeldAgainstWhatItSaysOfItsCells) {
  std::string text(kSmall);
  text.replace(text.find("number1 3 2"), 11, "number2 3 2");
  text.replace(text.find("number0 1 1"), 11, "flag 1 2   ");
  const PersonGame game = referee(must(read_recording(text)));
  EXPECT_EQ(game.differences[0], "the file has a flag at 1,0, which no click sets");
  EXPECT_EQ(game.differences[1], "the file shows 2 at 1,2, where 1 mine touch");
  EXPECT_EQ(game.differences[2], "the file opens 4 cells, its clicks open 5");
}

// The text with one piece of it replaced.
std::string error_with(std::string_view piece, std::string_view other) {
  std::string text(kSmall);
  text.replace(text.find(piece), piece.size(), other);
  return error_of(read_recording(text));
}

TEST(Rawvf, ErrorsNameLineAndOffset) {
  EXPECT_EQ(error_with("Width: 3", "Width: x"),
            "line 3, column 8: offset 49: expected a number for width");
  EXPECT_EQ(error_with("00*\n", "0*\n"), "line 12, column 1: offset 133: a row of 2 cells, not 3");
  EXPECT_EQ(error_with("00*\n", "0q*\n"), "line 12, column 2: offset 134: unknown symbol 'q'");
  EXPECT_EQ(error_with("00*\n", "000\n"),
            "line 14, column 1: offset 141: the board has 0 mines, but the header says 1");
  EXPECT_EQ(error_with("1.000 lc (", "1.000 xy ("),
            "line 25, column 7: offset 294: an event of unknown kind 'xy'");
  EXPECT_EQ(error_with("(45 39)", "45 39"),
            "line 25, column 1: offset 288: expected pixels, such as (24 18)");
  EXPECT_EQ(error_with("(45 39)", "(45 99999)"),
            "line 25, column 10: offset 297: expected two numbers of pixels, such as (24 18)");
  for (const std::string_view option :
       {"Marks: Oh", "BBBV: x4", "Time: 1,5", "LClicks: many", "RClicks: -", "DClicks: 1 2"}) {
    const std::string with = std::string(option) + "\nMines: 1";
    EXPECT_NE(error_with("Mines: 1", with).find("expected "), std::string::npos) << option;
  }
  EXPECT_EQ(error_of(read_rawvf("Width: 3\n")), "offset 9: the text ends before the board");
  EXPECT_EQ(error_with("Mines: 1", "Level: Marathon\nMines: 1"),
            "line 5, column 8: offset 68: a marathon has several games and cannot be read");
}

TEST(Rawvf, ReadsBackWhatIsWritten) {
  std::vector<std::string> files{std::string(kSmall),
                                 evf_file(own_game(), 2),
                                 rmv_file(own_game(), 1),
                                 rmv_file(own_game(), 2),
                                 avf_file(own_game()),
                                 mvf_file(own_game(), MvfShape::Beta097),
                                 rmv_file(lost_game(), 2, false, {{7, 7}, {0, 7}})};
  for (const std::string& file : files) {
    const Recording recording = must(read_recording(file));
    const std::string text = format_rawvf(recording);
    const Recording again = must(read_recording(text));
    EXPECT_EQ(referee(again), referee(recording)) << text;
    EXPECT_EQ(format_rawvf(again), text);
  }
}

}  // namespace

}  // namespace minewise
