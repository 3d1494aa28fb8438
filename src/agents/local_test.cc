#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "agents/registry.h"
#include "support/board.h"

namespace minewise {
namespace {

using testing::ElementsAre;

std::set<int> cells_guessed(std::string_view board) {
  const View view = drawn_view(board);
  const auto agent = must(parse_agent("local")).make();
  std::set<int> cells;
  for (int i = 0; i < 60; ++i) {
    Rng rng(Seed{1}, Digest("guesses").add(static_cast<std::uint64_t>(i)));
    agent->start(view);
    const Decision decision = agent->decide(view, rng);
    EXPECT_EQ(decision.basis, Basis::Probability);
    cells.insert(decision.move.cell.index);
  }
  return cells;
}

TEST(Local, GuessesTheLeastRatioAtRandomAmongEquals) {
  EXPECT_THAT(cells_guessed("density 0.5\n? 1 ? ?\n? ? ? 2\n"), ElementsAre(0, 4, 5));
}

TEST(Local, LeavesTheCluesWhereTheRestOfTheBoardIsSafer) {
  EXPECT_THAT(cells_guessed("density 0.4\n? 1 ? ? ?\n"), ElementsAre(3, 4));
  EXPECT_THAT(cells_guessed("density 0.6\n? 1 ? ? ?\n"), ElementsAre(0, 2));
  EXPECT_THAT(cells_guessed("density 0.5\n? 1 ? ? ?\n"), ElementsAre(0, 2, 3, 4));
}

// The mean of 1/2, 2/3 and 1/2 is less than that of 1/2 and 2/3: the right cell, for a poor reason.
TEST(Local, GuessesWhereOneTwoOneIsCertain) {
  EXPECT_THAT(cells_guessed("density 0.9\n? ? ?\n1 2 1\n"), ElementsAre(1));
}

// The open cell is filled in with no mines at all: that guides the guess and proves nothing.
TEST(Local, FillsInWithheldCluesForGuessesOnly) {
  const View view = drawn_view("density 0.2\n? _ ? ? ?\n");
  EXPECT_THAT(cells_guessed("density 0.2\n? _ ? ? ?\n"), ElementsAre(0, 2));
  const auto agent = must(parse_agent("local")).make();
  Rng rng(Seed{1}, Digest("guess"));
  agent->start(view);
  EXPECT_TRUE(agent->decide(view, rng).is_guess());
  EXPECT_TRUE(agent->conclusions().empty());
}

}  // namespace
}  // namespace minewise
