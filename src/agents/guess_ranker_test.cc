#include <gtest/gtest.h>

#include <cmath>

#include "agents/guess_ranker.h"
#include "search/endgame.h"
#include "solver/safest.h"
#include "solver/sample.h"
#include "support/board.h"

namespace minewise {

namespace {

// Positions of one game on 8x8/14 in which nothing is safe: the layout is drawn again whenever the
// safest cell is a mine.
template <class Visit>
void for_each_guess(std::uint64_t number, const Visit& visit) {
  const TopologyPtr topology = make_topology({.width = 8, .height = 8});
  View view(topology, must(parse_rules("classic first=any")), MineCount{FixedCount{14}});
  Knowledge known(by_exact());
  known.start(view);
  known.deduce(view);
  Rng rng(Seed{1}, Digest("foresight").add(number));
  Layout layout = draw_layout(known, rng);
  while (static_cast<int>(view.uncovered().size()) < view.cells() - 14) {
    known.deduce(view);
    std::vector<Cell> safe;
    for (const Cell cell : view.covered()) {
      if (known.facts().is_safe(cell)) safe.push_back(cell);
    }
    if (safe.empty()) {
      visit(known);
      safe.push_back(safest_cell(known));
      while (layout.has_mine(safe[0])) layout = draw_layout(known, rng);
    }
    for (const Cell cell : safe) {
      view.open(cell, Clue::number(mines_around(layout, *topology, cell)));
    }
  }
}

// Where best play can be searched, though by more layouts than foresight itself searches.
TEST(Foresight, KnowsMoreAGuessFurtherOn) {
  Foresight foresight(1);
  BoardBytes bytes;
  int positions = 0;
  double by_board = 0, by_guess = 0;
  for (std::uint64_t game = 0; game < 400; ++game) {
    for_each_guess(game, [&](Knowledge& known) {
      const auto solved = solve_endgame(known, {8'000, 100'000});
      if (!solved || !solved->complete || solved->layouts <= 500) return;
      const double truth = solved->value.decimal();
      board_bytes(known, bytes);
      const double board = foresight.value_of_board(known.view().topology().shape(), bytes);
      by_board += std::pow(board - truth, 2);
      by_guess += std::pow(*foresight.value_of_guess(known.view()) - truth, 2);
      ++positions;
    });
  }
  ASSERT_GT(positions, 50);
  EXPECT_LT(by_guess, 0.8 * by_board);
  EXPECT_LT(std::sqrt(by_guess / positions), 0.06);
}

TEST(Greatest, IsTheFirstOfThoseThatDifferByRounding) {
  EXPECT_EQ(greatest(std::vector{0.1, 0.3, 0.3 + 1e-15, 0.2}), 1u);
  EXPECT_EQ(greatest(std::vector{0.1, 0.3, 0.3 + 1e-6}), 2u);
}

}  // namespace

}  // namespace minewise
