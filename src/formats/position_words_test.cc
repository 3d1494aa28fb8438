#include "formats/position_words.h"

#include <gtest/gtest.h>

#include "support/board.h"

namespace minewise {
namespace {

std::string adjusted(std::string_view text, const PositionWords& words) {
  Position position = drawn_position(text);
  const auto done = adjust(position, words);
  return done ? format_position(position) : done.error().text();
}

PositionWords about_mines(std::string mines) {
  PositionWords words;
  words.mines = std::move(mines);
  return words;
}

TEST(Adjust, AWordWinsOverAHeader) {
  EXPECT_EQ(adjusted("mines 1\n? 1\n", about_mines("2")), "mines 2\n? 1\n");
  PositionWords words;
  words.count_unknown = true;
  words.topology = "Torus";
  words.clues = "optimistic";
  EXPECT_EQ(adjusted("? 1\n", words), "mines unknown\nclues optimistic\ntopology torus\n? 1\n");
}

TEST(Adjust, NamesTheWordThatIsWrong) {
  EXPECT_EQ(adjusted("? 1\n", about_mines("x")), "mines: 'x' is not a number of mines");
  EXPECT_EQ(adjusted("? 1\n", about_mines("3")), "mines: 3 mines do not fit on 2 cells");
  EXPECT_EQ(adjusted("?\n", about_mines("2")), "mines: 2 mines do not fit on 1 cell");
  PositionWords words = about_mines("1");
  words.density = "0.5";
  EXPECT_EQ(adjusted("? 1\n", words),
            "mines: use only one of mines, density, count-prior and count-unknown");
}

TEST(ReadPosition, NamesWhatIsWrongWithTheTextOrTheWords) {
  EXPECT_EQ(format_position(read_position("? 1", {.mines = "1"}).value()), "mines 1\n? 1\n");
  EXPECT_EQ(read_position("? x").error().line, 1);
  EXPECT_TRUE(read_position("? 1", {.mines = "3"}).error().text().starts_with("mines: "));
}

}  // namespace
}  // namespace minewise
