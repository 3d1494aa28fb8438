// Doubles against big integers, on boards with thousands of mines: a probability is the ratio of
// two exact numbers of layouts, each with hundreds of digits.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "core/whole.h"
#include "exact/before.h"
#include "exact/random_positions.h"
#include "solver/layouts.h"
#include "support/board.h"
#include "support/rounds.h"

namespace minewise {
namespace {

// A board of 100x100 with mines laid by one density on the left and another on the right, whose
// number is known; a share of the cells on either side was looked at, and those that are safe are
// open.
View halved_view(double density_left, double density_right, double share_left, double share_right,
                 Rng& rng) {
  const Shape shape{100, 100};
  const TopologyPtr topology = make_topology(shape);
  const auto is_left = [&](Cell cell) { return shape.place(cell).col < shape.width / 2; };
  Layout layout(shape.cells());
  for (int index = 0; index < shape.cells(); ++index) {
    const double density = is_left(Cell{index}) ? density_left : density_right;
    if (rng.unit() < density) layout.place_mine(Cell{index});
  }
  Rules rules = Rules::survival();
  rules.count = CountRule::Shown;
  View view(topology, rules, FixedCount{layout.mines()});
  for (int index = 0; index < shape.cells(); ++index) {
    const Cell cell{index};
    const double share = is_left(cell) ? share_left : share_right;
    if (rng.unit() >= share || layout.has_mine(cell)) continue;
    view.open(cell, Clue::number(mines_around(layout, *topology, cell)));
  }
  return view;
}

View scattered_view(double density, double share, Rng& rng) {
  return halved_view(density, density, share, share, rng);
}

// How many layouts there are if a cell has a mine.
BigInt layouts_with_mine(const View& view, Cell cell) {
  Knowledge known(counting(Before::SinglePoint));
  known.suppose(view, {cell, Verdict::Mine, {}});
  return count_layouts(known).value();
}

double ratio(const BigInt& a, const BigInt& b) {
  return static_cast<double>(boost::multiprecision::cpp_rational(whole(a), whole(b)));
}

// Unknown cells of several components, and one of the interior.
std::vector<Cell> cells_to_ask(const Knowledge& known, Rng& rng) {
  const Frontier& frontier = known.posterior().frontier();
  std::vector<Cell> cells;
  while (cells.size() < 6) {
    const Cell cell = any_of(known.view().covered(), rng);
    if (known.facts().is_known(cell)) continue;
    const bool last = cells.size() == 5;
    if ((frontier.slot_of(cell) == Frontier::kInterior) == last) cells.push_back(cell);
  }
  return cells;
}

void expect_ratios_of_layouts(const View& view, Rng& rng) {
  Knowledge known(view, counting(Before::SinglePoint));
  ASSERT_TRUE(known.posterior().is_possible() && known.posterior().is_exact());
  const int left = std::get<FixedCount>(view.count()).mines - known.facts().mines();
  EXPECT_NEAR(known.posterior().expected_mines() / left, 1, 1e-6);
  const BigInt all = count_layouts(known).value();
  EXPECT_GT(all.str().size(), 300u);
  for (const Cell cell : cells_to_ask(known, rng)) {
    const double wanted = ratio(layouts_with_mine(view, cell), all);
    EXPECT_NEAR(known.posterior().mine_probability(cell), wanted, 1e-9 * wanted)
        << "cell " << cell.index;
  }
}

TEST(BigBoards, HaveProbabilitiesThatAreRatiosOfLayoutsAtDensityTwoTenths) {
  for (int number = 1; number <= rounds(2); ++number) {
    Rng rng = rng_named("big boards at 0.2", static_cast<std::uint64_t>(number));
    expect_ratios_of_layouts(scattered_view(0.2, 0.3, rng), rng);
  }
}

TEST(BigBoards, HaveProbabilitiesThatAreRatiosOfLayoutsAtDensityThirtyFiveHundredths) {
  Rng rng = rng_named("big boards at 0.35");
  expect_ratios_of_layouts(scattered_view(0.35, 0.15, rng), rng);
}

// The number of mines on the whole board says little about where clues are: the counting has to
// find out where the weight lies.
TEST(BigBoards, HaveProbabilitiesThatAreRatiosOfLayoutsWhereHalfTheBoardIsUnlikeTheOther) {
  Rng rng = rng_named("halves");
  expect_ratios_of_layouts(halved_view(0.03, 0.99, 0.3, 0, rng), rng);
  expect_ratios_of_layouts(halved_view(0.9, 0.01, 0.9, 0, rng), rng);
}

// Nothing is known beforehand, and most of the board hangs together.
TEST(BigBoards, HaveProbabilitiesThatAddUpToTheMinesLeft) {
  for (const double density : {0.2, 0.1, 0.35, 0.5, 0.8}) {
    if (!tests_are_long() && density != 0.2) continue;
    Rng rng = rng_named("big boards as they are");
    const View view = scattered_view(density, 0.25, rng);
    Knowledge known(view, counting(Before::Seen));
    ASSERT_TRUE(known.posterior().is_possible());
    const int left = std::get<FixedCount>(known.view().count()).mines;
    EXPECT_NEAR(known.posterior().expected_mines() / left, 1, 1e-6)
        << density << (known.posterior().is_exact() ? "" : ", not exact");
  }
}

}  // namespace
}  // namespace minewise
