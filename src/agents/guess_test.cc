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

TEST(TripleRisk, ForgetsItsBatchInTheNextGame) {
  const View view = drawn_view(kFourShares);
  const auto agent = must(parse_agent("triple-risk:threshold=0.7")).make();
  Rng rng(Seed{1}, Digest("moves"));
  for (int game = 0; game < 2; ++game) {
    agent->start(view);
    EXPECT_EQ(agent->decide(view, rng).move, opening(8));
  }
}

TEST(TripleRisk, TakesNoRiskAtTheThresholdItself) {
  const Decision decision =
      first_decisions("triple-risk:threshold=0.5", drawn_view("? 1 ?\n")).front();
  EXPECT_EQ(decision.choice.ground, Ground::Least);
}

TEST(TripleRisk, SkipsWhatACascadeHasOpened) {
  View view = drawn_view(kFourShares);
  const auto agent = must(parse_agent("triple-risk:threshold=0.7")).make();
  Rng rng(Seed{1}, Digest("moves"));
  agent->start(view);
  EXPECT_EQ(agent->decide(view, rng).move, opening(8));
  view.open(Cell{8}, Clue::withheld());
  view.open(Cell{0}, Clue::withheld());
  EXPECT_EQ(agent->decide(view, rng).move, opening(2));
}

// The cells next to the 1 are mines with 1/2, the far one with 1/10.
TEST(Choices, SayHowMuchRiskierThanTheSafestACellIs) {
  const View view = drawn_view("density 0.1\n? 1 ? ?\n");
  Knowledge known(view, by_exact());
  const Decision risky = open_searched(known, Cell{0}, 0.25);
  EXPECT_NEAR(*risky.estimate, 0.5, 1e-9);
  EXPECT_NEAR(risky.choice.above_least, 0.4, 1e-9);
  EXPECT_EQ(risky.choice.value, 0.25);
  EXPECT_EQ(open_searched(known, Cell{3}, 0.25).choice.above_least, 0);
  Endgame unfinished;
  unfinished.move = Cell{0};
  unfinished.complete = false;
  EXPECT_EQ(open_searched(known, unfinished).choice.value, std::nullopt);
}

TEST(Choices, ChancesAreAtMostOne) {
  const View view = drawn_view("density 0.1\n? 1 ? ?\n");
  Knowledge known(view, by_exact());
  const Choice choice = open_looked_ahead(known, Cell{3}, 1 + 1e-12, 0.5).choice;
  EXPECT_EQ(choice.goes_on, 1);
  EXPECT_EQ(choice.safest_goes_on, 0.5);
}

// Two layouts are left.
TEST(Exact, SearchesUpToAsManyLayoutsAsItIsTold) {
  const View view = drawn_view("mines 1\n? 1 ?\n");
  EXPECT_EQ(first_decisions("exact:endgame=2", view).front().choice.ground, Ground::Search);
  EXPECT_EQ(first_decisions("exact:endgame=1", view).front().choice.ground, Ground::Least);
  EXPECT_EQ(first_decisions("exact", view).front().choice.ground, Ground::Least);
}

bool optimal_plays(std::string_view board, std::string_view rules) {
  const AgentSpec optimal = must(parse_agent("optimal"));
  return optimal.entry->fits(must(parse_board(board)), must(parse_rules(rules))).has_value();
}

TEST(Optimal, PlaysBoardsOfFewLayouts) {
  EXPECT_TRUE(optimal_plays("5x5/4", "classic"));   // 12650 layouts
  EXPECT_TRUE(optimal_plays("5x5/21", "classic"));  // as many
  EXPECT_FALSE(optimal_plays("5x5/5", "classic"));
  EXPECT_TRUE(optimal_plays("4x4/4", "survival count=shown"));  // 1820
  EXPECT_FALSE(optimal_plays("4x4/5", "survival count=shown"));
  EXPECT_TRUE(optimal_plays("5x2/1", "survival count=hidden"));  // any number of mines: 1024
  EXPECT_FALSE(optimal_plays("11x1/1", "survival count=hidden"));
}

// Either cell wins half of the games; none is listed twice, and the guess comes first.
TEST(Champion, WeighsATossUp) {
  const View drawn = drawn_view("mines 1\n? 1 ?\n");
  View view(drawn.topology_ptr(), must(parse_rules("classic first=any")), drawn.count());
  view.open(Cell{1}, Clue::number(1));
  const auto agent = must(parse_agent("champion")).make();
  Rng rng(Seed{1}, Digest("weighing"));
  agent->start(view);
  const Decision guess = agent->decide(view, rng);
  EXPECT_EQ(guess.choice.ground, Ground::TossUp);
  const std::vector<Cell> also{Cell{0}, Cell{2}, Cell{2}};
  const Weighing weighing = agent->weigh(also);
  ASSERT_EQ(weighing.cells.size(), 2u);
  EXPECT_EQ(weighing.cells.front().cell, guess.move.cell);
  for (const WeighedCell& each : weighing.cells) {
    EXPECT_DOUBLE_EQ(each.worth, 0.5);
    EXPECT_DOUBLE_EQ(each.mine_probability, 0.5);
  }
}

}  // namespace

}  // namespace minewise
