// Layouts are drawn as often as they should be: on small boards each layout as often as its weight
// says, on large ones each mine as often as its probability says. Every draw explains the view.
#include "solver/sample.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "exact/before.h"
#include "exact/judge.h"
#include "exact/random_positions.h"
#include "support/board.h"

namespace minewise {
namespace {

std::uint64_t bits_of(const Layout& layout) {
  std::uint64_t bits = 0;
  for (int cell = 0; cell < layout.cells(); ++cell) {
    bits |= std::uint64_t{layout.has_mine(Cell{cell})} << cell;
  }
  return bits;
}

// How far a chi-square value is out, in standard deviations of a normal variable (Wilson and
// Hilferty 1931).
double deviations(double chi_square, int freedom) {
  const double spread = 2.0 / (9.0 * freedom);
  return (std::cbrt(chi_square / freedom) - (1 - spread)) / std::sqrt(spread);
}

// Layouts that are expected less than five times are counted together.
double misfit(const std::vector<WeighedLayout>& layouts, const std::map<std::uint64_t, int>& drawn,
              int draws) {
  double total = 0;
  for (const WeighedLayout& layout : layouts) total += layout.weight;
  double chi_square = 0, rare_expected = 0, rare_drawn = 0;
  int bins = 0;
  const auto add = [&](double expected, double seen) {
    chi_square += (seen - expected) * (seen - expected) / expected;
    ++bins;
  };
  for (const WeighedLayout& layout : layouts) {
    const double expected = draws * layout.weight / total;
    const auto found = drawn.find(layout.mines);
    const int seen = found == drawn.end() ? 0 : found->second;
    if (expected < 5) {
      rare_expected += expected;
      rare_drawn += seen;
    } else {
      add(expected, seen);
    }
  }
  if (rare_expected > 1) add(rare_expected, rare_drawn);
  return bins < 2 ? 0 : deviations(chi_square, bins - 1);
}

// Draws many times; returns how far out the counts are.
double expect_each_as_often_as_it_should(const Seen& seen, Before before, Rng& rng) {
  SCOPED_TRACE(seen.drawing());
  constexpr int kDraws = 2000;
  const auto layouts = layouts_of(seen);
  std::map<std::uint64_t, double> weight;
  for (const WeighedLayout& layout : layouts) weight[layout.mines] = layout.weight;
  Knowledge known(seen.view, counting(before));
  std::map<std::uint64_t, int> drawn;
  for (int i = 0; i < kDraws; ++i) {
    const auto bits = bits_of(draw_layout(known, rng));
    EXPECT_TRUE(weight.contains(bits)) << "a layout that is impossible: " << bits;
    if (!weight.contains(bits)) return 0;
    ++drawn[bits];
  }
  const double out = misfit(layouts, drawn, kDraws);
  EXPECT_LT(out, 5) << layouts.size() << " layouts";
  return out;
}

TEST(Sample, DrawsEachLayoutOfSmallBoardsAsOftenAsItShould) {
  Rng rng = rng_named("sample");
  double sum = 0, squares = 0;
  int positions = 0;
  for (const Grid grid : kGrids) {
    for (const std::string& clues : kClueWords) {
      for (int i = 0; i < 30; ++i) {
        const Seen seen =
            i % 3 == 0 ? random_pasted(grid, clues, 9, rng) : random_midgame(grid, clues, 9, rng);
        const Before before = any_before(i);
        const double out = expect_each_as_often_as_it_should(seen, before, rng);
        if (HasFailure()) return;
        if (out == 0) continue;
        sum += out;
        squares += out * out;
        ++positions;
      }
    }
  }
  // Over many positions the misfits look like draws from a normal distribution.
  ASSERT_GT(positions, 300);
  EXPECT_NEAR(sum / positions, 0, 5 / std::sqrt(positions));
  EXPECT_NEAR(squares / positions, 1, 0.3);
}

// That the clues of a view could have been shown on a layout, and its other promises kept.
void expect_explains(const Layout& layout, const View& view) {
  for (int index = 0; index < view.cells(); ++index) {
    const Cell cell{index};
    if (view.is_covered(cell)) continue;
    ASSERT_EQ(layout.has_mine(cell), !view.is_open(cell));
    if (!view.is_open(cell) || view.clue(cell).is_withheld()) continue;
    const int mines = mines_around(layout, view.topology(), cell);
    ASSERT_GT(view.rules().clues->probability(view.clue(cell), mines, view.topology().degree(cell)),
              0);
  }
  for (const Cell cell : view.promised()) ASSERT_FALSE(layout.has_mine(cell));
  if (const auto* fixed = std::get_if<FixedCount>(&view.count())) {
    ASSERT_EQ(layout.mines(), fixed->mines);
  }
}

TEST(Sample, DrawsMinesOfLargeBoardsAsOftenAsTheyAreLikely) {
  constexpr std::string_view kGames[] = {
      "30x16/99 classic",
      "30x16/99 classic count=hidden first=zero",
      "30x16@0.2 survival topology=torus",
      "20x20/100 survival topology=hex",
      "60x60/700 survival count=shown",  // components so large that weights are scaled
      "60x60/700 survival",
      "60x60@0.2 survival",
      "12x12/25 survival count=shown clues=optimistic",
      "12x12@0.3 survival clues=withheld:0.2",
      "12x12/25 survival clues=cautious+withheld:0.3",
  };
  constexpr int kDraws = 1000;
  Rng rng = rng_named("sample on large boards");
  for (const std::string_view text : kGames) {
    const GameId id = id_of(fmt::format("{} seed=20 game=1", text));
    Game game(id, make_topology(id.shape()));
    const auto least = static_cast<std::size_t>(id.shape().cells()) * 3 / 4;
    while (!game.is_over() && game.view().covered().size() > least) {
      game.play(random_move(game, rng));
    }
    ASSERT_FALSE(game.is_over());
    const Seen seen{id.shape(), game.view(), format_game_id(id)};
    SCOPED_TRACE(seen.drawing());
    Knowledge known(game.view(), counting(Before::Seen));
    ASSERT_TRUE(known.posterior().is_exact());
    std::vector<int> mines(static_cast<std::size_t>(game.view().cells()), 0);
    for (int i = 0; i < kDraws; ++i) {
      const Layout layout = draw_layout(known, rng);
      expect_explains(layout, game.view());
      if (HasFatalFailure()) return;
      for (const Cell cell : game.view().covered()) mines[cell.at()] += layout.has_mine(cell);
    }
    for (const Cell cell : game.view().covered()) {
      const double p = known.posterior().mine_probability(cell);
      const double sigma = std::sqrt(kDraws * p * (1 - p));
      EXPECT_NEAR(mines[cell.at()], kDraws * p, 5 * sigma + 1e-9) << "cell " << cell.index;
    }
  }
}

}  // namespace
}  // namespace minewise
