#include <gtest/gtest.h>

#include "game/advice.h"
#include "support/board.h"

namespace minewise {

namespace {

std::optional<Advice> advice_of(std::string_view agent, std::string_view board,
                                std::optional<Cell> also = {}) {
  return Adviser(must(parse_adviser(agent))).advise_fully(for_advice(drawn_view(board)), also);
}

// The safest cell wins a third of these games, one beside a clue four ninths.
TEST(Advice, GivesTheExactChancesOfAnEndgame) {
  const auto advice = advice_of("champion", "mines 3\n1 ? ?\n? ? ?\n? ? 1\n");
  ASSERT_TRUE(advice);
  EXPECT_EQ(advice->decision.choice.ground, Ground::Search);
  EXPECT_NEAR(advice->decision.choice.value.value(), 4 / 9.0, 1e-12);
  EXPECT_EQ(advice->weighing.by, WeighedBy::Endgame);
  EXPECT_EQ(advice->weighing.cells.front().cell, advice->decision.move.cell);
  EXPECT_NEAR(advice->weighing.cells.front().worth, 4 / 9.0, 1e-12);
  const WeighedCell* middle = advice->weighing.find(Cell{4});
  ASSERT_TRUE(middle);
  EXPECT_NEAR(middle->worth, 1 / 3.0, 1e-12);
  EXPECT_NEAR(middle->mine_probability, 1 / 9.0, 1e-12);
}

constexpr std::string_view kOpenBoard =
    "mines 20\n"
    "? ? ? ? ? ? ? ? ? ?\n? ? ? ? ? ? ? ? ? ?\n? ? 2 ? ? ? ? ? ? ?\n? ? ? ? 3 ? ? ? ? ?\n"
    "? ? ? ? ? ? ? ? ? ?\n? ? ? ? ? ? ? ? ? ?\n? ? ? ? ? ? ? ? ? ?\n? ? ? ? ? ? ? ? ? ?\n"
    "? ? ? ? ? ? ? ? ? ?\n? ? ? ? ? ? ? ? ? ?\n";

TEST(Advice, WeighsByLookingAheadWhereTheEndIsFar) {
  for (const std::string_view agent : {"champion", "champion:level=fast"}) {
    const Cell poor{13};  // between the clues, and not looked at otherwise
    const auto advice = advice_of(agent, kOpenBoard, poor);
    ASSERT_TRUE(advice);
    const auto& cells = advice->weighing.cells;
    EXPECT_EQ(advice->weighing.by, WeighedBy::LookAhead);
    EXPECT_EQ(cells.front().cell, advice->decision.move.cell);
    EXPECT_EQ(cells.front().worth, 1);
    EXPECT_NEAR(cells.front().goes_on, advice->decision.choice.goes_on, 1e-12);
    EXPECT_NEAR(cells.front().mine_probability, advice->decision.estimate.value(), 1e-12);
    for (const WeighedCell& each : cells) EXPECT_TRUE(each.worth >= 0 && each.worth <= 1);
    ASSERT_TRUE(advice->weighing.find(poor));
    EXPECT_LT(advice->weighing.find(poor)->worth, 1);
  }
}

TEST(Advice, CountsMinesWhereTheGameGoesOn) {
  Adviser adviser(must(parse_adviser("champion")));
  const auto ahead = adviser.advise_fully(drawn_view(kOpenBoard));
  ASSERT_TRUE(ahead && ahead->weighing.counts_mines);
  EXPECT_EQ(ahead->weighing.by, WeighedBy::LookAhead);
  EXPECT_EQ(ahead->weighing.cells.front().worth, 0);

  // One mine in two cells: half a mine is to be expected, whichever is opened.
  const auto end = adviser.advise_fully(drawn_view("mines 1\n? 1 ?\n"));
  ASSERT_TRUE(end && end->weighing.counts_mines);
  EXPECT_EQ(end->weighing.by, WeighedBy::Endgame);
  EXPECT_DOUBLE_EQ(end->weighing.cells.front().worth, 0.5);
}

// The first cell is a mine for certain; the agents flag it, and then open what is safe.
TEST(Advice, PassesOverFlags) {
  for (const std::string_view agent : {"basic", "exact", "champion"}) {
    const auto advice = advice_of(agent, "mines 1\n? 1 0 0\n1 1 0 ?\n");
    ASSERT_TRUE(advice) << agent;
    EXPECT_EQ(advice->decision.move, (Move{Move::Kind::Open, Cell{7}})) << agent;
    EXPECT_EQ(advice->decision.basis, Basis::Proof) << agent;
  }
  EXPECT_FALSE(advice_of("exact", "mines 1\n? 1 0 0\n1 1 0 0\n"));
}

TEST(Advice, AgentsWithoutOneWeighNothing) {
  const auto advice = advice_of("exact", kOpenBoard);
  ASSERT_TRUE(advice);
  EXPECT_TRUE(advice->weighing.cells.empty());
}

TEST(Advice, IsNotAskedOfAgentsThatNeedTheWholeGame) {
  EXPECT_EQ(
      parse_adviser("basic-once").error().text(),
      "basic-once does not decide by the position alone; choose another agent, such as champion");
  EXPECT_FALSE(parse_adviser("nobody"));
}

}  // namespace

}  // namespace minewise
