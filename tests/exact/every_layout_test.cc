#include "exact/every_layout.h"

#include <gtest/gtest.h>

#include "exact/judge.h"
#include "exact/random_positions.h"

namespace minewise {
namespace {

TEST(EveryLayout, AddsUpToWhatTheOracleSays) {
  Rng rng = rng_named("every layout");
  for (const Grid grid : kGrids) {
    for (const std::string& clues : kClueWords) {
      for (int i = 0; i < 12; ++i) {
        const Seen seen =
            i % 2 == 0 ? random_midgame(grid, clues, 12, rng) : random_pasted(grid, clues, 12, rng);
        SCOPED_TRACE(seen.drawing());
        const oracle::Position position = oracle_position(seen);
        const oracle::Answer answer = oracle::ask(position);
        const auto layouts = every_layout(position);
        ASSERT_EQ(layouts.size(), answer.layouts);
        double total = 0;
        std::vector<double> mines(static_cast<std::size_t>(seen.view.cells()), 0);
        for (const WeighedLayout& layout : layouts) {
          total += layout.weight;
          for (const Cell cell : seen.view.covered()) {
            if (layout.has_mine(cell.index)) mines[cell.at()] += layout.weight;
          }
        }
        for (const Cell cell : seen.view.covered()) {
          EXPECT_NEAR(mines[cell.at()] / total, answer.mine_probability[cell.at()], 1e-12);
        }
      }
    }
  }
}

}  // namespace
}  // namespace minewise
