// The agents that guess by shares of arrangements: `double`, `triple-tie` and `triple-risk`.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "agents/guess.h"
#include "agents/registry.h"
#include "support/board.h"

namespace minewise {

namespace {

using testing::ElementsAre;

// The first decisions of an agent on a view, each with random numbers of its own.
std::vector<Decision> first_decisions(std::string_view name, const View& view) {
  const auto agent = must(parse_agent(name)).make();
  std::vector<Decision> decisions;
  for (int i = 0; i < 60; ++i) {
    Rng rng(Seed{1}, Digest("decisions").add(static_cast<std::uint64_t>(i)));
    agent->start(view);
    decisions.push_back(agent->decide(view, rng));
  }
  return decisions;
}

std::set<int> cells_guessed(std::string_view name, std::string_view board) {
  std::set<int> cells;
  for (const Decision& decision : first_decisions(name, drawn_view(board))) {
    EXPECT_EQ(decision.basis, Basis::Probability);
    cells.insert(decision.move.cell.index);
  }
  return cells;
}

TEST(Double, GuessesTheLeastShare) {
  const char* board = "? 2 ?\n_ _ ?\n_ 1 ?\n";
  EXPECT_THAT(cells_guessed("double", board), ElementsAre(8));
  const Decision decision = first_decisions("double", drawn_view(board)).front();
  EXPECT_EQ(decision.move, (Move{Move::Kind::Open, Cell{8}}));
  EXPECT_DOUBLE_EQ(decision.estimate.value(), 1.0 / 3);
}

TEST(Double, ChoosesAtRandomAmongEquals) {
  EXPECT_THAT(cells_guessed("double", "? 1 ? 1 ?\n"), ElementsAre(0, 2, 4));
}

// At a density of 1/10 the far cell would be far safer, but it is in no equation.
TEST(Double, PrefersAnyEquationToNone) {
  EXPECT_THAT(cells_guessed("double", "density 0.1\n? 1 ? ?\n"), ElementsAre(0, 2));
}

TEST(Double, ChoosesAnyCellWhereNoneIsInAnEquation) {
  std::set<int> cells;
  for (const Decision& decision : first_decisions("double", drawn_view("? _ ?\n"))) {
    EXPECT_EQ(decision.basis, Basis::Random);
    cells.insert(decision.move.cell.index);
  }
  EXPECT_THAT(cells, ElementsAre(0, 2));
}

TEST(Double, ActsOnWhatAllArrangementsAgreeUpon) {
  const Decision decision = first_decisions("double", drawn_view("? ? ?\n1 2 1\n")).front();
  EXPECT_EQ(decision.basis, Basis::Proof);
  EXPECT_EQ(decision.reason.rule, Rule::Groups);
}

TEST(TripleTie, BreaksTiesByTheNumberOfEquations) {
  EXPECT_THAT(cells_guessed("triple-tie", "? 1 ? 1 ?\n"), ElementsAre(2));
}

TEST(TripleTie, ChoosesAtRandomWhereEquationsTieToo) {
  EXPECT_THAT(cells_guessed("triple-tie", "? 1 ? ? 1 ?\n"), ElementsAre(0, 2, 3, 5));
}

TEST(Choices, SayWhatIsTiedAndWhatDecided) {
  const Choice drawn = first_decisions("double", drawn_view("? 1 ? 1 ?\n")).front().choice;
  EXPECT_EQ(drawn, (Choice{.measure = Measure::Share, .ground = Ground::Least, .tied = 2}));
  const Choice tied = first_decisions("triple-tie", drawn_view("? 1 ? 1 ?\n")).front().choice;
  EXPECT_EQ(tied, (Choice{.measure = Measure::Share,
                          .ground = Ground::Least,
                          .tie = TieRule::MostClues,
                          .tied = 2}));
  const Choice even = first_decisions("triple-tie", drawn_view("? 1 ? ? 1 ?\n")).front().choice;
  EXPECT_EQ(even.tie, TieRule::Chance);
  const Choice batch =
      first_decisions("triple-risk:threshold=0.7", drawn_view("? 2 ?\n_ _ ?\n_ 1 ?\n"))
          .front()
          .choice;
  EXPECT_EQ(
      batch,
      (Choice{.measure = Measure::Share, .ground = Ground::Batch, .batch = 4, .threshold = 0.7}));
  const Choice exact =
      first_decisions("exact", drawn_view("density 0.2\n???\n???\n")).front().choice;
  EXPECT_EQ(exact, (Choice{.measure = Measure::Probability,
                           .ground = Ground::Least,
                           .tie = TieRule::FewestNeighbours,
                           .tied = 5}));
}

// An agent's numbers for the cells of a drawn board, in percent; -1 where it has none.
std::vector<long> estimates(std::string_view name, std::string_view board) {
  const View view = drawn_view(board);
  const auto agent = must(parse_agent(name)).make();
  Rng rng(Seed{1}, Digest("estimates"));
  agent->start(view);
  EXPECT_TRUE(agent->decide(view, rng).is_guess());
  std::vector<long> numbers;
  for (const Cell cell : view.covered()) {
    const auto estimate = agent->estimate(cell);
    numbers.push_back(estimate ? std::lround(100 * *estimate) : -1);
  }
  return numbers;
}

TEST(Estimates, AreTheAgentsOwn) {
  constexpr const char* kBoard = "density 0.1\n? 1 ? ?\n";
  EXPECT_THAT(estimates("double", kBoard), testing::UnorderedElementsAre(50, 50, -1));
  EXPECT_THAT(estimates("triple-risk", kBoard), testing::UnorderedElementsAre(50, 50, -1));
  EXPECT_THAT(estimates("local", kBoard), testing::UnorderedElementsAre(50, 50, 10));
  EXPECT_THAT(estimates("exact", kBoard), testing::UnorderedElementsAre(50, 50, 10));
  EXPECT_THAT(estimates("basic", kBoard), testing::UnorderedElementsAre(-1, -1, -1));
}

// The first moves of an agent on a drawn board, every cell that it opens showing `clue`.
std::vector<Move> moves_of(std::string_view name, View view, std::size_t moves, Clue clue) {
  const auto agent = must(parse_agent(name)).make();
  Rng rng(Seed{1}, Digest("moves"));
  agent->start(view);
  std::vector<Move> made;
  while (made.size() < moves) {
    const Move move = agent->decide(view, rng).move;
    made.push_back(move);
    if (move.kind == Move::Kind::Flag) {
      view.flag(move.cell);
    } else {
      view.open(move.cell, clue);
    }
  }
  return made;
}

Move opening(int cell) {
  return {Move::Kind::Open, Cell{cell}};
}

// The shares are 2/3, 2/3, 2/3 and 1/3 from the top.
constexpr const char* kFourShares = "? 2 ?\n_ _ ?\n_ 1 ?\n";

// The 1 that comes up in the corner makes the cell above it a mine, but that is not looked at.
TEST(TripleRisk, OpensABatchWithoutCountingAgain) {
  EXPECT_THAT(moves_of("triple-risk:threshold=0.7", drawn_view(kFourShares), 4, Clue::number(1)),
              ElementsAre(opening(8), opening(0), opening(2), opening(5)));
}

TEST(TripleRisk, DeducesBetweenBatches) {
  EXPECT_THAT(moves_of("triple-risk:threshold=0.4", drawn_view(kFourShares), 2, Clue::number(1)),
              ElementsAre(opening(8), Move{Move::Kind::Flag, Cell{5}}));
}

TEST(TripleRisk, OpensTheSafestWithoutARiskWorthTaking) {
  EXPECT_THAT(cells_guessed("triple-risk", kFourShares), ElementsAre(8));
}

TEST(TripleRisk, OpensProvenCellsFirst) {
  // The 1 in the corner has its mine, so the cell below it is safe.
  const View view = drawn_view("1 M ? 1 ?\n? _ _ _ _\n");
  const auto moves = moves_of("triple-risk:threshold=0.9", view, 3, Clue::withheld());
  EXPECT_EQ(moves[0], opening(5));
}

}  // namespace

}  // namespace minewise
