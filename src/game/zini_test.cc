#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <queue>
#include <set>

#include "core/layout.h"
#include "core/rng.h"
#include "core/shape.h"
#include "game/metrics.h"
#include "game/zini.h"
#include "game/zini_search.h"
#include "support/rows_and_columns.h"

namespace minewise {

namespace {

DrawnLayout random_board(Rng& rng, int width, int height, int mines, Grid grid) {
  DrawnLayout drawn{{width, height, grid}, Layout(width * height)};
  while (drawn.layout.mines() < mines) {
    const Cell cell{static_cast<int>(rng.below(static_cast<std::uint32_t>(width * height)))};
    if (!drawn.layout.has_mine(cell)) drawn.layout.place_mine(cell);
  }
  return drawn;
}

// The least clicks, by breadth-first search through all that a player can do: open, flag, chord.
class LeastClicks {
 public:
  explicit LeastClicks(const DrawnLayout& drawn) : drawn_(drawn) {
    for (int i = 0; i < cells(); ++i) {
      around_.push_back(cells_around(drawn.shape, i));
      if (drawn.layout.has_mine(Cell{i})) mines_ |= bit(i);
    }
  }

  int find() const {
    const std::uint32_t all = bit(cells()) - 1 - mines_;
    std::set<State> seen{{0, 0}};
    std::vector<State> now{{0, 0}};
    for (int clicks = 0;; ++clicks) {
      std::vector<State> next;
      for (const State& state : now) {
        if (state.first == all) return clicks;
        for (int i = 0; i < cells(); ++i) {
          const State after = click(state, i);
          if (seen.insert(after).second) next.push_back(after);
        }
      }
      now = std::move(next);
    }
  }

 private:
  using State = std::pair<std::uint32_t, std::uint32_t>;  // open cells, flags

  static std::uint32_t bit(int i) { return std::uint32_t{1} << i; }
  int cells() const { return drawn_.layout.cells(); }

  void open(std::uint32_t& opened, int i) const {
    if (opened & bit(i)) return;
    opened |= bit(i);
    for (const int near : around_[static_cast<std::size_t>(i)]) {
      if (mines_ & bit(near)) return;
    }
    for (const int near : around_[static_cast<std::size_t>(i)]) open(opened, near);
  }

  // The one thing worth doing with a cell: flag a mine, open a closed cell, chord on an open one.
  State click(State state, int i) const {
    if (mines_ & bit(i)) return {state.first, state.second | bit(i)};
    if (!(state.first & bit(i))) {
      open(state.first, i);
      return state;
    }
    for (const int near : around_[static_cast<std::size_t>(i)]) {
      if ((mines_ & bit(near)) && !(state.second & bit(near))) return state;
    }
    for (const int near : around_[static_cast<std::size_t>(i)]) {
      if (!(mines_ & bit(near))) open(state.first, near);
    }
    return state;
  }

  const DrawnLayout& drawn_;
  std::uint32_t mines_ = 0;
  std::vector<std::set<int>> around_;
};

// The least cost over all sets of chords.
int least_cost(const Openings& openings) {
  std::vector<Cell> numbers;
  for (Cell cell{0}; cell.index < openings.topology().cells(); ++cell.index) {
    if (!openings.is_mine(cell) && openings.number(cell) > 0) numbers.push_back(cell);
  }
  ChordCost cost(openings);
  int least = cost.cost();
  // In the order of a Gray code, in which neighbours differ in one chord.
  for (std::uint32_t set = 1; set < std::uint32_t{1} << numbers.size(); ++set) {
    cost.toggle(numbers[static_cast<std::size_t>(std::countr_zero(set))]);
    least = std::min(least, cost.cost());
  }
  return least;
}

TEST(Zini, IsBracketedByItsBoundsOnSmallBoards) {
  Rng rng(Seed{26}, Digest("zini"));
  int exact = 0, rounds = 0;
  for (const Grid& grid : all_grids()) {
    for (int round = 0; round < 40; ++round) {
      const int width = 2 + static_cast<int>(rng.below(3)),
                height = 2 + static_cast<int>(rng.below(2));
      const DrawnLayout drawn =
          random_board(rng, width, height, 1 + static_cast<int>(rng.below(4)), grid);
      const Topology topology(drawn.shape);
      const Openings openings(drawn.layout, topology);
      const int truth = LeastClicks(drawn).find();
      const Zini zini = find_zini(openings, 200'000);
      ASSERT_EQ(least_cost(openings), truth) << format_layout(drawn);
      ASSERT_LE(zini.least, truth) << format_layout(drawn);
      ASSERT_EQ(zini.best, truth) << format_layout(drawn);
      ASSERT_GE(zini.greedy, truth) << format_layout(drawn);
      ASSERT_GE(zini.human, truth) << format_layout(drawn);
      exact += zini.is_exact();
      ++rounds;
    }
  }
  EXPECT_GT(exact, rounds / 2);
}

TEST(Zini, ChordsSaveClicks) {
  // Without flags: the opening on the right, and five cells on the left. With one: the opening, the
  // 1 left of the mine, the flag, and a chord on that 1.
  const DrawnLayout drawn = parse_layout(". . . . .\n. * . . .\n. . . . .\n").value();
  const Topology topology(drawn.shape);
  const Openings openings(drawn.layout, topology);
  EXPECT_EQ(count_3bv(openings), 6);
  EXPECT_EQ(find_zini(openings).best, 4);
}

TEST(Zini, OfABoardWithoutSafeCellsOrMinesIsTrivial) {
  for (const std::string_view text : {"* *\n* *\n", "*\n"}) {
    const DrawnLayout drawn = parse_layout(text).value();
    const Topology topology(drawn.shape);
    const Zini zini = find_zini(Openings(drawn.layout, topology));
    EXPECT_EQ(zini.best, 0);
    EXPECT_EQ(zini.least, 0);
  }
  const DrawnLayout empty = parse_layout(". .\n. .\n").value();
  const Topology topology(empty.shape);
  const Zini zini = find_zini(Openings(empty.layout, topology));
  EXPECT_EQ(zini.best, 1);
  EXPECT_TRUE(zini.is_exact());
}

// Greedy ZiNi by its definition: every premium is counted anew at each step.
class SlowGreedy {
 public:
  SlowGreedy(const DrawnLayout& drawn, bool is_human) : drawn_(drawn), is_human_(is_human) {
    for (int i = 0; i < drawn.layout.cells(); ++i) around_.push_back(cells_around(drawn.shape, i));
  }

  int clicks() {
    if (is_human_) {
      for (const int i : by_columns()) {
        if (!is_mine(i) && is_zero(i) && !open_.contains(i)) click(i);
      }
    }
    const int safe = drawn_.layout.cells() - drawn_.layout.mines();
    while (static_cast<int>(open_.size()) < safe) step();
    return clicks_;
  }

 private:
  bool is_mine(int i) const { return drawn_.layout.has_mine(Cell{i}); }
  const std::set<int>& around(int i) const { return around_[static_cast<std::size_t>(i)]; }
  int number(int i) const {
    int mines = 0;
    for (const int near : around(i)) mines += is_mine(near);
    return mines;
  }
  bool is_zero(int i) const { return !is_mine(i) && number(i) == 0; }
  bool is_lone(int i) const {
    if (is_mine(i) || is_zero(i)) return false;
    for (const int near : around(i)) {
      if (is_zero(near)) return false;
    }
    return true;
  }
  std::vector<int> by_columns() const {
    std::vector<int> cells;
    for (int col = 0; col < drawn_.shape.width; ++col) {
      for (int row = 0; row < drawn_.shape.height; ++row) {
        cells.push_back(row * drawn_.shape.width + col);
      }
    }
    return cells;
  }
  void flood(int zero, std::set<int>& cells) const {
    if (!cells.insert(zero).second || !is_zero(zero)) return;
    for (const int near : around(zero)) flood(near, cells);
  }
  void open(int i) {
    if (open_.contains(i) || is_mine(i)) return;
    std::set<int> cells;
    flood(i, cells);
    open_.insert(cells.begin(), cells.end());
  }
  void click(int i) {
    ++clicks_;
    open(i);
  }

  int premium(int i) const {
    int units = is_lone(i) && !open_.contains(i), flags = 0;
    std::set<std::set<int>> openings;
    for (const int near : around(i)) {
      flags += is_mine(near) && !flagged_.contains(near);
      units += is_lone(near) && !open_.contains(near);
      if (!is_zero(near) || open_.contains(near)) continue;
      std::set<int> opening;
      flood(near, opening);
      openings.insert(opening);
    }
    return units + static_cast<int>(openings.size()) - flags - !open_.contains(i) - 1;
  }

  void step() {
    int best = -1, chosen = -1;
    for (const int i : by_columns()) {
      if (is_mine(i) || is_zero(i) || (is_human_ && !open_.contains(i))) continue;
      if (premium(i) > best) best = premium(i), chosen = i;
    }
    if (chosen < 0) {
      for (const int i : by_columns()) {
        if (!open_.contains(i) && (is_zero(i) || is_lone(i))) return click(i);
      }
    }
    if (!open_.contains(chosen)) click(chosen);
    for (const int near : around(chosen)) clicks_ += is_mine(near) && flagged_.insert(near).second;
    ++clicks_;
    for (const int near : around(chosen)) open(near);
  }

  const DrawnLayout& drawn_;
  bool is_human_;
  std::vector<std::set<int>> around_;
  std::set<int> open_, flagged_;
  int clicks_ = 0;
};

TEST(Zini, GreedyAndHumanAreThoseOfTheirDefinition) {
  Rng rng(Seed{27}, Digest("zini"));
  for (const Grid& grid : all_grids()) {
    for (int round = 0; round < 25; ++round) {
      const DrawnLayout drawn = random_board(rng, 9, 7, 4 + static_cast<int>(rng.below(16)), grid);
      const Topology topology(drawn.shape);
      const Openings openings(drawn.layout, topology);
      ASSERT_EQ(greedy_zini(openings), SlowGreedy(drawn, false).clicks()) << format_layout(drawn);
      ASSERT_EQ(human_zini(openings), SlowGreedy(drawn, true).clicks()) << format_layout(drawn);
    }
  }
}

TEST(Zini, SearchNeverLosesAndItsChordsCostWhatItSays) {
  Rng rng(Seed{28}, Digest("zini"));
  for (int round = 0; round < 5; ++round) {
    const DrawnLayout drawn = random_board(rng, 16, 16, 40, kUsualGrid);
    const Topology topology(drawn.shape);
    const Openings openings(drawn.layout, topology);
    const Chording greedy = chord_greedily(openings);
    const Chording found = improve(openings, greedy, 0, 400'000);
    EXPECT_LE(found.clicks, greedy.clicks);
    ChordCost cost(openings);
    for (const Cell chord : found.chords) cost.toggle(chord);
    EXPECT_EQ(cost.cost(), found.clicks);
    EXPECT_LE(least_zini(openings, 400'000), found.clicks);
    EXPECT_EQ(improve(openings, greedy, 0, 400'000).chords, found.chords);
  }
}

}  // namespace

}  // namespace minewise
