#include <gtest/gtest.h>

#include "agents/flags_on_belief.h"
#include "support/board.h"

namespace minewise {

namespace {

// What an agent does in a position of a game that goes on after a mine.
Decision decision_in(std::string_view position, std::string_view agent, std::string_view rules) {
  View drawn = drawn_view(position);
  View view(drawn.topology_ptr(), must(parse_rules(rules)), drawn.count());
  for (const Cell cell : drawn.uncovered()) view.open(cell, drawn.clue(cell));
  const auto player = must(parse_agent(agent)).make();
  player->start(view);
  Rng rng(Seed{1}, Digest("believer"));
  return player->decide(view, rng);
}

// Two of the three covered cells are mines.
constexpr std::string_view kTwoOfThree = "mines 2\n2 ?\n? ?\n";

TEST(FlagsOnBelief, FlagsWhatIsLikelyEnough) {
  const Decision flag = decision_in(kTwoOfThree, "double:flag=0.6", "survival flags=believed");
  EXPECT_EQ(flag.move.kind, Move::Kind::Flag);
  EXPECT_EQ(flag.choice.ground, Ground::Belief);
  EXPECT_EQ(flag.choice.measure, Measure::Share);
  EXPECT_NEAR(*flag.estimate, 2.0 / 3, 1e-9);
}

TEST(FlagsOnBelief, OpensWhatIsNot) {
  const Decision guess = decision_in(kTwoOfThree, "double:flag=0.7", "survival flags=believed");
  EXPECT_EQ(guess.move.kind, Move::Kind::Open);
  EXPECT_TRUE(guess.is_guess());
}

TEST(FlagsOnBelief, FlagsOnlyWhatIsCertainWhereTheRulesSaySo) {
  for (const std::string_view rules : {"survival", "classic flags=believed"}) {
    EXPECT_EQ(decision_in(kTwoOfThree, "double:flag=0.6", rules).move.kind, Move::Kind::Open);
  }
}

TEST(FlagsOnBelief, UsuallyFlagsOnlyWhatIsCertain) {
  for (const std::string_view agent : {"local", "double", "triple-tie", "exact:flag=certain"}) {
    const Decision guess = decision_in(kTwoOfThree, agent, "survival flags=believed");
    EXPECT_EQ(guess.move.kind, Move::Kind::Open) << agent;
  }
  EXPECT_EQ(decision_in(kTwoOfThree, "exact", "survival flags=believed").move.kind,
            Move::Kind::Flag);
}

TEST(FlagsOnBelief, FlagsWhatIsExactlyAsLikelyAsTheThreshold) {
  const Decision flag = decision_in("? 1 ?\n", "double:flag=0.5", "survival flags=believed");
  EXPECT_EQ(flag.move, (Move{Move::Kind::Flag, Cell{0}}));
}

// Only the cells next to the 2 have a share. What the others show comes before any flag.
TEST(FlagsOnBelief, OpensCellsWithoutANumberFirst) {
  const Decision guess =
      decision_in("2 ? ? ?\n? ? ? ?\n", "double:flag=0.6", "survival flags=believed");
  EXPECT_EQ(guess.move.kind, Move::Kind::Open);
  EXPECT_EQ(guess.basis, Basis::Random);
  EXPECT_GE(guess.move.cell.index % 4, 2);
}

TEST(FlagsOnBelief, FlagsAllThatIsLeftAndForgetsItInTheNextGame) {
  View view(make_topology({2, 2}), must(parse_rules("survival flags=believed")), FixedCount{2});
  view.open(Cell{0}, Clue::number(2));
  const View at_first = view;
  const auto player = must(parse_agent("double:flag=0.6")).make();
  Rng rng(Seed{1}, Digest("believer"));
  player->start(view);
  for (const int cell : {1, 2}) {
    const Decision flag = player->decide(view, rng);
    EXPECT_EQ(flag.move, (Move{Move::Kind::Flag, Cell{cell}}));
    view.flag(flag.move.cell);
  }
  player->start(at_first);
  EXPECT_EQ(player->decide(at_first, rng).move, (Move{Move::Kind::Flag, Cell{1}}));
}

}  // namespace

}  // namespace minewise
