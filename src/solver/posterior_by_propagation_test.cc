#include <gtest/gtest.h>

#include <string>

#include "solver/knowledge.h"
#include "support/board.h"

namespace minewise {
namespace {

// Every other cell of a square is open and shows a bound that says little.
std::string bounds(int side, int mines) {
  std::string text = "mines " + std::to_string(mines) + "\nclues cautious\n";
  for (int row = 0; row < side; ++row) {
    for (int col = 0; col < side; ++col) text += (row + col) % 2 == 0 ? '?' : '3';
    text += '\n';
  }
  return text;
}

// All cells are next to clues: only the number itself says how many mines they hold together.
TEST(PosteriorByPropagation, HoldsTheNumberOfMines) {
  for (const int mines : {20, 40, 60}) {
    const View view = drawn_view(bounds(15, mines));
    Knowledge known(view, by_exact(kPlayBudget));
    Posterior& posterior = known.posterior();
    ASSERT_TRUE(posterior.is_propagated());
    double expected = 0;
    for (const Cell cell : view.covered()) expected += posterior.mine_probability(cell);
    EXPECT_NEAR(expected, mines, 0.03 * mines);
  }
}

}  // namespace
}  // namespace minewise
