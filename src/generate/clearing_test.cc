#include "generate/clearing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "core/layout.h"
#include "core/rng.h"
#include "generate/difficulty.h"
#include "solver/engines/single_point.h"
#include "solver/engines/subset.h"
#include "solver/exact.h"
#include "support/grid.h"

namespace minewise {
namespace {

template <class... Kinds>
bool is_cleared_by(std::string_view text, Place first = {0, 0}) {
  const DrawnLayout drawn = parse_layout(text).value();
  Clearing clearing(make_topology(drawn.shape), by(make_engines<Kinds...>()));
  return clearing.clear(drawn.layout, drawn.shape.cell(first));
}

TEST(Clearing, OneClueAtATime) {
  EXPECT_TRUE(
      is_cleared_by<SinglePoint>(". . .\n"
                                 ". . .\n"
                                 ". . *\n"));
}

TEST(Clearing, StopsWhereAGuessIsNeeded) {
  const std::string_view text =
      ". . . .\n"
      "* * * *\n"
      ". . * .\n";
  EXPECT_FALSE((is_cleared_by<SinglePoint, Exact>(text)));
}

// The 1 2 1 below the opening takes more than one clue at a time; the wall's far side takes the
// number of mines.
TEST(Clearing, TakesTheEnginesItTakes) {
  const std::string_view one_two_one =
      ". . .\n"
      ". . .\n"
      "* . *\n";
  EXPECT_FALSE((is_cleared_by<SinglePoint>(one_two_one)));
  EXPECT_TRUE((is_cleared_by<SinglePoint, Subset>(one_two_one)));
  const std::string_view wall =
      ". . * .\n"
      ". . * .\n";
  EXPECT_FALSE((is_cleared_by<SinglePoint, Subset>(wall)));
  EXPECT_TRUE((is_cleared_by<SinglePoint, Exact>(wall)));
}

TEST(Clearing, AMineAsFirstCellOpensNothing) {
  const DrawnLayout drawn = parse_layout("* .\n. .\n").value();
  Clearing clearing(make_topology(drawn.shape), by_exact());
  EXPECT_FALSE(clearing.clear(drawn.layout, Cell{0}));
  EXPECT_TRUE(clearing.view().uncovered().empty());
}

TEST(Clearing, ForgetsTheBoardBefore) {
  const DrawnLayout corner = parse_layout(". . .\n. . .\n. . *\n").value();
  const DrawnLayout full = parse_layout(". * *\n* * .\n. . *\n").value();
  Clearing clearing(make_topology(corner.shape), by_exact());
  EXPECT_TRUE(clearing.clear(corner.layout, Cell{0}));
  EXPECT_FALSE(clearing.clear(full.layout, Cell{0}));
  EXPECT_EQ(clearing.view().uncovered().size(), 1u);
  EXPECT_TRUE(clearing.clear(corner.layout, Cell{0}));
}

// Whether two clearings see and know the same. Which mines are known once a board is cleared
// depends on the order.
void expect_same(const Clearing& a, const Clearing& b, bool is_cleared) {
  for (int index = 0; index < a.view().cells(); ++index) {
    const Cell cell{index};
    ASSERT_EQ(a.view().state(cell), b.view().state(cell)) << index;
    if (a.view().is_open(cell)) {
      ASSERT_EQ(a.view().clue(cell), b.view().clue(cell)) << index;
    }
    if (is_cleared) continue;
    ASSERT_EQ(a.facts().is_known(cell), b.facts().is_known(cell)) << index;
    ASSERT_EQ(a.facts().is_mine(cell), b.facts().is_mine(cell)) << index;
  }
}

// Moves one mine after another, anywhere but around the first cell, and clears each board from
// nothing and after the board before.
void expect_alike(const Shape& shape, int mines, Solver solver, int boards) {
  const TopologyPtr topology = make_topology(shape);
  Clearing afresh(topology, means_of(solver));
  Clearing one(topology, means_of(solver)), other(topology, means_of(solver));
  Clearing *before = &one, *after = &other;
  Rng rng(Seed{1}, Digest("alike"));
  const auto draw = [&](const Layout& layout, bool mine) {
    for (;;) {
      const Cell cell{static_cast<int>(rng.below(static_cast<std::uint32_t>(shape.cells())))};
      const bool is_free =
          cell == Cell{0} || std::ranges::count(topology->neighbours(cell), Cell{0});
      if (!is_free && layout.has_mine(cell) == mine) return cell;
    }
  };
  Layout layout(shape.cells());
  for (int i = 0; i < mines; ++i) layout.place_mine(draw(layout, false));
  before->clear(layout, Cell{0});
  for (int i = 0; i < boards; ++i) {
    const Cell from = draw(layout, true), to = draw(layout, false);
    layout.take_mine(from);
    layout.place_mine(to);
    const bool is_cleared = afresh.clear(layout, Cell{0});
    ASSERT_EQ(after->clear_like(*before, layout, Cell{0}), is_cleared);
    expect_same(*after, afresh, is_cleared);
    std::swap(before, after);
  }
}

TEST(Clearing, TakingOverWhatWasProvedChangesNothing) {
  for (const std::string_view grid : {"square", "torus", "hex"}) {
    for (const Solver solver : {Solver::Basic, Solver::Subset, Solver::Exact}) {
      for (const int mines : {6, 12, 18, 24}) {
        expect_alike({9, 9, grid_named(grid)}, mines, solver, 50);
      }
      expect_alike({20, 12, grid_named(grid)}, 45, solver, 50);
    }
  }
  expect_alike({30, 16}, 99, Solver::Exact, 100);
  expect_alike({30, 16}, 200, Solver::Exact, 100);
}

TEST(Clearing, TakesOverFromABoardThatIsQuiteDifferent) {
  const DrawnLayout some = parse_layout(". . . *\n. . . .\n. * . .\n* . . .\n").value();
  const DrawnLayout none = parse_layout(". . . .\n. . . .\n. . . .\n. . . .\n").value();
  Clearing before(make_topology(some.shape), by_exact());
  Clearing after(make_topology(some.shape), by_exact());
  before.clear(some.layout, Cell{0});
  EXPECT_TRUE(after.clear_like(before, none.layout, Cell{0}));
  EXPECT_TRUE(before.clear_like(after, some.layout, Cell{0}));
}

}  // namespace
}  // namespace minewise
