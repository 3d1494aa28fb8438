#include "solver/analyze.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/layout.h"
#include "core/rng.h"
#include "core/topology.h"
#include "support/board.h"

namespace minewise {
namespace {

// Every other cell of every other row is open, where it is no mine: many clues, each of which
// touches the next.
View lattice(int side, std::uint64_t seed) {
  const Shape shape{side, side};
  const TopologyPtr topology = make_topology(shape);
  Rng rng(Seed{seed}, Digest("lattice"));
  Layout layout(shape.cells());
  for (int index = 0; index < shape.cells(); ++index) {
    if (rng.below(5) == 0) layout.place_mine(Cell{index});
  }
  View view(topology, Rules::survival(), UnknownCount{});
  for (int row = 1; row < side; row += 2) {
    for (int col = 1; col < side; col += 2) {
      const Cell cell{row * side + col};
      if (layout.has_mine(cell)) continue;
      view.open(cell, Clue::number(mines_around(layout, *topology, cell)));
    }
  }
  return view;
}

TEST(Analyze, SaysHowFarOffItIsWhereItCannotCount) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const View view = lattice(12, seed);
    const Analysis exact = analyze(view);
    EXPECT_TRUE(exact.exact);
    EXPECT_EQ(exact.error, 0);
    const Analysis rough = analyze(view, {1});
    ASSERT_FALSE(rough.conflict);
    EXPECT_FALSE(rough.exact);
    EXPECT_GT(rough.error, 0);
    EXPECT_LE(rough.error, 1);
    ASSERT_EQ(rough.mine_probability.size(), exact.mine_probability.size());
    for (std::size_t cell = 0; cell < exact.mine_probability.size(); ++cell) {
      const double off = std::abs(rough.mine_probability[cell] - exact.mine_probability[cell]);
      EXPECT_LE(off, rough.error + 1e-12) << "seed " << seed << ", cell " << cell;
    }
    for (const Deduction& deduction : rough.deductions) {
      const double truth = exact.mine_probability[deduction.cell.at()];
      EXPECT_EQ(truth, deduction.verdict == Verdict::Mine ? 1 : 0);
    }
  }
}

}  // namespace
}  // namespace minewise
