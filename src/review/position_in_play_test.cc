#include "review/position_in_play.h"

#include <gtest/gtest.h>

#include <set>

#include "support/board.h"

namespace minewise {
namespace {

std::optional<View> met_in(std::string_view text, Moment moment) {
  const GameId id = id_of(text);
  return position_in_play(id, make_topology(id.shape()), must(parse_agent("exact")), moment);
}

TEST(PositionInPlay, IsTheSameForTheSameGame) {
  for (const Moment moment : {Moment::Guess, Moment::Decision}) {
    const auto one = met_in("9x9/20 survival seed=3", moment);
    const auto again = met_in("9x9/20 survival seed=3", moment);
    ASSERT_TRUE(one && again);
    EXPECT_EQ(symbols_of(*one, 9), symbols_of(*again, 9));
  }
}

TEST(PositionInPlay, ComesFromAllOverTheGame) {
  std::set<std::size_t> uncovered;
  for (int game = 0; game < 40; ++game) {
    const auto view =
        met_in("6x6/8 survival seed=5 game=" + std::to_string(game), Moment::Decision);
    ASSERT_TRUE(view);
    EXPECT_FALSE(view->uncovered().empty());
    for (const Cell cell : view->uncovered()) EXPECT_NE(view->state(cell), CellState::Flagged);
    uncovered.insert(view->uncovered().size());
  }
  EXPECT_GT(uncovered.size(), 12u);
}

TEST(PositionInPlay, IsNoneWhereNothingWasGuessed) {
  EXPECT_FALSE(met_in("5x5/0 survival count=shown", Moment::Guess));
  EXPECT_FALSE(met_in("1x1/0 survival", Moment::Decision));
}

TEST(Moment, IsNamedByAWord) {
  EXPECT_EQ(find_moment("guess"), Moment::Guess);
  EXPECT_EQ(find_moment(moment_word(Moment::Decision)), Moment::Decision);
  EXPECT_FALSE(find_moment("never"));
}

}  // namespace
}  // namespace minewise
