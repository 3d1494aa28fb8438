#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/moment.h"
#include "support/board.h"

namespace minewise {

namespace {

using testing::HasSubstr;

Result<SeenMoment> moment_in(std::string_view text, const ReadingWords& words = {}) {
  auto input = recognise_asked(text, words, Seed{0});
  if (!input) return std::unexpected(input.error());
  return find_moment(*input, words, Seed{0});
}

std::string objection_to(std::string_view text, const ReadingWords& words) {
  const auto moment = moment_in(text, words);
  return moment ? "" : moment.error().text();
}

constexpr std::string_view kGame = "9x9/10 classic seed=7";

TEST(FindMoment, APositionIsTakenAsItIs) {
  const auto moment = moment_in("mines 1\n1?\n??\n");
  ASSERT_TRUE(moment);
  EXPECT_EQ(moment->position.symbols, "1???");
  EXPECT_FALSE(moment->game);
}

TEST(FindMoment, WordsWinOverHeaders) {
  ReadingWords words;
  words.position.mines = "2";
  const auto moment = moment_in("mines 1\n1?\n??\n", words);
  ASSERT_TRUE(moment);
  EXPECT_EQ(moment->view.count(), MineCount(FixedCount{2}));
}

TEST(FindMoment, AGameIdIsPlayedUpToAMoment) {
  ReadingWords words;
  words.at = 1;
  words.agent = "basic";
  const auto moment = moment_in(kGame, words);
  ASSERT_TRUE(moment);
  EXPECT_EQ(moment->game->agent, "basic");
  EXPECT_FALSE(moment->view.uncovered().empty());
  EXPECT_LT(moment->view.uncovered().size(), 81u);
}

TEST(FindMoment, ObjectionsNameTheWord) {
  ReadingWords late;
  late.at = 100'000;
  EXPECT_THAT(objection_to(kGame, late), HasSubstr("at: the game has "));
  ReadingWords unknown;
  unknown.agent = "exakt";
  EXPECT_THAT(objection_to(kGame, unknown), HasSubstr("agent: "));
  ReadingWords board;
  board.board = 2;
  EXPECT_EQ(objection_to("1?\n", board), "board: works only with layouts, and this is a position");
  ReadingWords seed;
  seed.seed = 3;
  EXPECT_EQ(objection_to(kGame, seed), "seed: the game ID already has a seed; leave one out");
  EXPECT_EQ(objection_to("1?\n", seed), "seed: a position cannot be played");
}

TEST(FindMoment, ObjectionsToTheTextNameItsPlace) {
  const auto moment = moment_in("1?\n1y\n");
  ASSERT_FALSE(moment);
  EXPECT_EQ(moment.error().option, "");
  EXPECT_EQ(moment.error().line, 2);
}

TEST(FindCell, ACellOffTheBoardIsRefused) {
  EXPECT_EQ(find_cell("why", "1,2", {3, 2}), (Cell{5}));
  EXPECT_EQ(find_cell("why", "2,0", {3, 2}).error().text(),
            "why: 2,0 is outside the board of 2 rows and 3 columns");
}

TEST(Moment, OfALinkTellsThePlace) {
  ReadingWords words;
  words.link = "1-3y3.AAAA";
  const Error error = recognise_link(words).error();
  EXPECT_EQ(error.line, 1);
  EXPECT_EQ(error.column, 3);
  EXPECT_EQ(error.text().substr(0, 22), "link: column 3: '3y3' ");
}

TEST(Moment, OfALinkIsAPosition) {
  ReadingWords words;
  words.link = "1-1x1.SzJP";
  words.as = "position";
  EXPECT_TRUE(recognise_link(words));
  words.as = "layout";
  EXPECT_EQ(recognise_link(words).error().text(), "link: a link holds a position; leave 'as' out");
}

}  // namespace

}  // namespace minewise
