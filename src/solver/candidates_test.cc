#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/position.h"
#include "solver/candidates.h"

namespace minewise {

namespace {

struct Drawn {
  explicit Drawn(std::string_view text) : view(view_of(parse_position(text).value())) {}

  View view;
  Knowledge known{view};
};

// One mine in a row of three around an open 1: its left neighbour or its right one.
//
//     ? 1 ?
TEST(Prospect, OfACoinTossSettlesTheRest) {
  Drawn drawn("mines 1\n? 1 ?\n");
  const Prospect prospect = find_prospect(drawn.known, Cell{0});
  EXPECT_DOUBLE_EQ(prospect.mine_probability, 0.5);
  ASSERT_EQ(prospect.answers.size(), 1u);
  EXPECT_EQ(prospect.answers[0].clue, Clue::number(0));
  EXPECT_DOUBLE_EQ(prospect.answers[0].probability, 1);
  EXPECT_EQ(prospect.answers[0].safe, 0);
  EXPECT_EQ(prospect.answers[0].mines, 1);
  EXPECT_EQ(prospect.gives_safe_cell(), 0);
  EXPECT_DOUBLE_EQ(prospect.settled(), 1);
}

// Two mines in a row of five. If cell 2 is safe, it shows 1 (one mine beside it, on either side,
// and the other next to the 1 that is open) or 2.
//
//     1 ? ? ? ?      the mine of the 1 is cell 1, so the other one is 2, 3 or 4
TEST(Prospect, CountsWhatEachAnswerSettles) {
  Drawn drawn("mines 2\n1 ? ? ? ?\n");
  ASSERT_TRUE(drawn.known.facts().is_mine(Cell{1}));
  const Prospect prospect = find_prospect(drawn.known, Cell{2});
  EXPECT_NEAR(prospect.mine_probability, 1.0 / 3, 1e-12);
  ASSERT_EQ(prospect.answers.size(), 2u);
  for (const auto& answer : prospect.answers) {
    EXPECT_NEAR(answer.probability, 0.5, 1e-12);
    EXPECT_EQ(answer.safe, 1);
    EXPECT_EQ(answer.mines, 1);
  }
  EXPECT_NEAR(prospect.gives_safe_cell(), 1, 1e-12);
  EXPECT_NEAR(prospect.settled(), 2, 1e-12);
}

TEST(Prospect, OfAMineIsItsRiskAlone) {
  Drawn drawn("mines 2\n1 ? ? ? ?\n");
  const Prospect prospect = find_prospect(drawn.known, Cell{1});
  EXPECT_EQ(prospect.mine_probability, 1);
  EXPECT_TRUE(prospect.answers.empty());
}

TEST(Candidates, AreTheSafestCellsAndOneOfTheInterior) {
  Drawn drawn(
      "mines 4\n"
      "1 ? ? ? ? ?\n"
      "? ? ? ? ? ?\n");
  const auto candidates = find_candidates(drawn.known, 3);
  EXPECT_THAT(candidates, ::testing::ElementsAre(Cell{1}, Cell{6}, Cell{7}));
  const auto all = find_candidates(drawn.known, 100);
  EXPECT_THAT(all, ::testing::ElementsAre(Cell{1}, Cell{6}, Cell{7}, Cell{2}));
}

TEST(Candidates, AreNoneWhereAllIsCertain) {
  Drawn drawn("mines 2\n? ? ?\n1 2 1\n");
  EXPECT_TRUE(find_candidates(drawn.known, 5).empty());
}

}  // namespace

}  // namespace minewise
