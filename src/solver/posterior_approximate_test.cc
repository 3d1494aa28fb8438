#include <gtest/gtest.h>

#include <string>

#include "core/layout.h"
#include "core/rng.h"
#include "core/topology.h"
#include "solver/engines/single_point.h"
#include "solver/knowledge.h"
#include "solver/look_ahead.h"
#include "solver/sample.h"
#include "solver/what_if.h"
#include "support/board.h"

namespace minewise {

namespace {

constexpr CountBudget kByDensity{std::int64_t{1} << 18, 0};

// A board with a share of its safe cells open, opened one after another as in a game.
struct Played {
  Played(const MineCount& count, CountBudget budget, int opened)
      : view(topology, rules(), count), known(by_counting(make_engines<SinglePoint>(), budget)) {
    Rng rng(Seed{1}, Digest("by density"));
    Layout layout(shape.cells());
    for (int mines = 0; mines < kMines;) {
      const Cell cell{static_cast<int>(rng.below(static_cast<std::uint32_t>(shape.cells())))};
      if (layout.has_mine(cell)) continue;
      layout.place_mine(cell);
      ++mines;
    }
    known.start(view);
    for (int i = 0; i < opened; ++i) {
      const Cell cell{static_cast<int>(rng.below(static_cast<std::uint32_t>(shape.cells())))};
      if (layout.has_mine(cell) || !view.is_covered(cell)) continue;
      view.open(cell, Clue::number(mines_around(layout, *topology, cell)));
      known.deduce(view);
    }
  }

  static Rules rules() {
    Rules rules = Rules::survival();
    rules.count = CountRule::Shown;
    return rules;
  }

  static constexpr int kMines = 320;
  Shape shape{40, 40};
  TopologyPtr topology = make_topology(shape);
  View view;
  Knowledge known;
  Posterior& posterior = known.posterior();
};

void expect_near_the_truth(const MineCount& count) {
  for (const int opened : {100, 500, 1500}) {
    Played exact(count, {}, opened), rough(count, kByDensity, opened);
    ASSERT_TRUE(exact.posterior.is_exact());
    EXPECT_FALSE(rough.posterior.is_exact());
    EXPECT_EQ(rough.posterior.error(), 1);
    ASSERT_TRUE(rough.posterior.is_possible());
    for (const Cell cell : exact.view.covered()) {
      EXPECT_NEAR(rough.posterior.mine_probability(cell), exact.posterior.mine_probability(cell),
                  0.1);
    }
    EXPECT_NEAR(rough.posterior.least_in_frontier(), exact.posterior.least_in_frontier(), 0.1);
  }
}

TEST(PosteriorByDensity, IsNearTheTruth) {
  expect_near_the_truth(FixedCount{Played::kMines});
  expect_near_the_truth(UnknownCount{});
}

TEST(PosteriorByDensity, FindsTheComponentsWithTheLeastProbability) {
  Played played(UnknownCount{}, kByDensity, 500);
  Posterior& posterior = played.posterior;
  const double least = posterior.least_in_frontier();
  const std::vector<int> slots = posterior.slots_up_to(least);
  ASSERT_FALSE(slots.empty());
  for (int slot = 0; slot < posterior.frontier().slots(); ++slot) {
    const auto& regions = posterior.frontier().component(slot).regions;
    double own = 1;
    for (std::size_t r = 0; r < regions.size(); ++r) {
      own = std::min(own, posterior.mine_probability(slot, static_cast<int>(r)));
    }
    EXPECT_GE(own, regions.empty() ? 0 : least);
    EXPECT_EQ(std::ranges::count(slots, slot), !regions.empty() && own <= least);
  }
}

TEST(PosteriorByDensity, GoesBackToCountingWhenTheFrontierIsSmallAgain) {
  constexpr CountBudget kEither{std::int64_t{1} << 18, 200};
  const FixedCount count{Played::kMines};
  EXPECT_FALSE(Played(count, kEither, 500).posterior.is_exact());
  Played exact(count, {}, 8000), either(count, kEither, 8000);
  ASSERT_LE(either.posterior.frontier().frontier_cells(), 200);
  EXPECT_TRUE(either.posterior.is_exact());
  for (const Cell cell : exact.view.covered()) {
    EXPECT_NEAR(either.posterior.mine_probability(cell), exact.posterior.mine_probability(cell),
                1e-9);
  }
}

// What was not weighed together has no worth from outside, and no layouts are drawn from it.
TEST(PosteriorByDensity, HasNothingThatOnlyComponentsTogetherHave) {
  const FixedCount count{Played::kMines};
  Played exact(count, {}, 100), rough(count, kByDensity, 100);
  EXPECT_TRUE(exact.posterior.together());
  EXPECT_TRUE(LayoutSource::of(exact.known));
  EXPECT_FALSE(rough.posterior.together());
  EXPECT_FALSE(LayoutSource::of(rough.known));
}

// An answer changes what is near; the density stays for all other cells.
TEST(PosteriorByDensity, LooksAheadByTheDensity) {
  for (const MineCount& count :
       {MineCount(FixedCount{Played::kMines}), MineCount(UnknownCount{})}) {
    Played exact(count, {}, 500), rough(count, kByDensity, 500);
    LookAhead ahead;
    ahead.start(rough.known);
    for (const Cell cell : {Cell{0}, Cell{820}, Cell{1599}}) {
      if (!rough.view.is_covered(cell) || rough.known.facts().is_mine(cell)) continue;
      WhatIf truth(exact.known, cell), near(rough.known, cell);
      const int candidate = ahead.look_at(cell);
      EXPECT_FALSE(near.is_exact());
      ASSERT_EQ(near.answers().size(), truth.answers().size());
      for (int answer = 0; answer < static_cast<int>(truth.answers().size()); ++answer) {
        EXPECT_NEAR(near.answers()[answer].probability, truth.answers()[answer].probability, 0.1);
        for (const Cell other : exact.view.covered()) {
          if (other == cell) continue;
          const double wanted = truth.mine_probability(answer, other);
          EXPECT_NEAR(near.mine_probability(answer, other), wanted, 0.2);
          EXPECT_NEAR(ahead.mine_probability(candidate, answer, other), wanted, 0.2);
        }
      }
    }
  }
}

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
