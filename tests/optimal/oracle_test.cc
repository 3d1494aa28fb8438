// The search agrees with the oracle on every tiny board: value and best cells, both games, every
// number of mines, every rule for the first move, every topology.
#include <gtest/gtest.h>

#include <bit>

#include "core/rng.h"
#include "oracle/perfect_play.h"
#include "search/optimal.h"
#include "support/board.h"
#include "support/grid.h"
#include "support/rounds.h"

namespace minewise {
namespace {

const int kMostCells = tests_are_long() ? 12 : 9;

constexpr std::pair<Promise, oracle::First> kFirst[] = {
    {Promise::None, oracle::First::Any},
    {Promise::Safe, oracle::First::Safe},
    {Promise::Zero, oracle::First::Zero},
};

View untouched(const Shape& shape, const MineCount& count, bool goes_on, Promise promise) {
  Rules rules = goes_on ? Rules::survival() : Rules::classic();
  rules.first = {promise, {}};
  rules.count = std::holds_alternative<FixedCount>(count) ? CountRule::Shown : CountRule::Hidden;
  rules.topology = shape.grid;
  return View(make_topology(shape), rules, count);
}

void expect_agreement(const View& view, const oracle::Best& expected) {
  if (expected.den == 0) return;
  auto solver = must(OptimalPlay::make(view, {}));
  const Solution solution = solver.solve(Wanted::AllBest);
  ASSERT_TRUE(solution.complete);
  EXPECT_EQ(solution.value.num * expected.den, solution.value.den * expected.num);
  std::vector<int> best;
  for (const Cell cell : solution.best) best.push_back(cell.index);
  EXPECT_EQ(best, expected.cells);
}

void compare_board(const Shape& shape, const MineCount& count, std::vector<std::int64_t> weight) {
  for (const bool goes_on : {false, true}) {
    oracle::PerfectPlay judge(
        {shape.width, shape.height, std::string(grid_word(shape.grid)), goes_on, weight});
    for (const auto& [promise, first] : kFirst) {
      SCOPED_TRACE(fmt::format("{}x{} {} go {} first {}", shape.width, shape.height,
                               grid_word(shape.grid), goes_on, static_cast<int>(promise)));
      const View view = untouched(shape, count, goes_on, promise);
      expect_agreement(view, judge.best(first));
    }
  }
}

void compare_every_count(const Shape& shape) {
  for (int mines = 0; mines <= shape.cells(); ++mines) {
    SCOPED_TRACE(fmt::format("{} mines", mines));
    std::vector<std::int64_t> weight(static_cast<std::size_t>(shape.cells()) + 1, 0);
    weight[mines] = 1;
    compare_board(shape, FixedCount{mines}, weight);
  }
}

TEST(OptimalAgainstOracle, EveryBoardUpTo3x4) {
  for (int height = 1; height <= 3; ++height) {
    for (int width = height; width <= 4; ++width) {
      if (width * height <= kMostCells) compare_every_count({width, height});
    }
  }
  compare_every_count({2, 3});  // and one that is higher than wide
  compare_every_count({7, 1});
}

TEST(OptimalAgainstOracle, OtherTopologies) {
  for (const Grid grid : {grid_named("torus"), grid_named("hex")}) {
    compare_every_count({3, 3, grid});
    compare_every_count({4, 2, grid});
    compare_every_count({5, 1, grid});
  }
}

// 0.25 is one in four: a mine weighs 1, a free cell 3.
TEST(OptimalAgainstOracle, MinesLaidByDensity) {
  for (const Shape shape :
       {Shape{3, 2}, Shape{3, 3}, Shape{4, 2}, Shape{4, 2, grid_named("hex")}}) {
    std::vector<std::int64_t> weight;
    for (int mines = 0; mines <= shape.cells(); ++mines) {
      std::int64_t each = 1;
      for (int i = mines; i < shape.cells(); ++i) each *= 3;
      weight.push_back(each);
    }
    compare_board(shape, Independent{0.25}, weight);
  }
}

// A board some of whose cells have been opened: those of a mask, in a classic game its safe ones.
void compare_position(oracle::PerfectPlay& judge, View view, std::uint32_t truth,
                      std::uint32_t opened) {
  const bool goes_on = view.rules().on_mine == OnMine::Go;
  if (!goes_on) opened &= ~truth;
  Layout layout(view.cells());
  for (int i = 0; i < view.cells(); ++i) {
    if ((truth >> i) & 1) layout.place_mine(Cell{i});
  }
  for (int i = 0; i < view.cells(); ++i) {
    if (!((opened >> i) & 1)) continue;
    if (layout.has_mine(Cell{i})) {
      view.step_on(Cell{i});
    } else {
      view.open(Cell{i}, Clue::number(mines_around(layout, view.topology(), Cell{i})));
    }
  }
  auto expected = judge.worth_after(truth, opened);
  if (expected.empty()) return;
  auto solver = must(OptimalPlay::make(view, {}));
  for (const CellWorth& worth : solver.solve(Wanted::EveryCell).cells) {
    const oracle::Best& right = expected[worth.cell.index];
    ASSERT_TRUE(worth.exact);
    EXPECT_EQ(worth.value.num * right.den, worth.value.den * right.num) << worth.cell.index;
    expected.erase(worth.cell.index);
  }
  EXPECT_TRUE(expected.empty());
}

TEST(OptimalAgainstOracle, EveryCellOfPositions) {
  const int kPositions = tests_are_long() ? 25 : 4;
  Rng rng(Seed{1}, Digest("positions"));
  for (const Shape shape :
       {Shape{4, 3}, Shape{4, 3, grid_named("hex")}, Shape{4, 2, grid_named("torus")}}) {
    for (const bool goes_on : {false, true}) {
      for (int mines = 2; mines <= 5; ++mines) {
        std::vector<std::int64_t> weight(static_cast<std::size_t>(shape.cells()) + 1, 0);
        weight[mines] = 1;
        oracle::PerfectPlay judge(
            {shape.width, shape.height, std::string(grid_word(shape.grid)), goes_on, weight});
        const View view = untouched(shape, FixedCount{mines}, goes_on, Promise::None);
        for (int i = 0; i < kPositions; ++i) {
          std::uint32_t truth = 0;
          while (std::popcount(truth) < mines) {
            truth |= std::uint32_t{1} << rng.below(static_cast<std::uint32_t>(shape.cells()));
          }
          const std::uint32_t opened = rng.bits() & rng.bits() & ((1u << shape.cells()) - 1);
          SCOPED_TRACE(fmt::format("{} go {} mines {:b} opened {:b}", grid_word(shape.grid),
                                   goes_on, truth, opened));
          compare_position(judge, view, truth, opened);
        }
      }
    }
  }
}

}  // namespace
}  // namespace minewise
