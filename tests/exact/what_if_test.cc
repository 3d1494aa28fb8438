// What a cell would show, and what would follow, against the oracle on small boards, and on large
// ones against opening the cell and looking.
#include "solver/what_if.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "exact/before.h"
#include "exact/judge.h"
#include "exact/random_positions.h"
#include "support/board.h"
#include "support/rounds.h"

namespace minewise {
namespace {

constexpr double kNearIf = 1e-10;

Seen with_opened(const Seen& seen, Cell cell, Clue clue) {
  Seen opened = seen;
  opened.view.open(cell, clue);
  return opened;
}

double chance_of(const oracle::Showing& showing, Clue clue) {
  return clue.is_withheld() ? showing.withheld : showing.clue[clue.number()];
}

// The answers' probabilities are the oracle's, and none is missing.
void expect_true_answers(const WhatIf& what_if, const oracle::Showing& showing) {
  const double safe = 1 - showing.mine;
  double sum = 0, missing = safe;
  for (const WhatIf::Answer& answer : what_if.answers()) {
    EXPECT_GT(answer.probability, 0);
    EXPECT_NEAR(answer.probability * safe, chance_of(showing, answer.clue), kNearIf)
        << answer.clue.symbol();
    sum += answer.probability;
    missing -= chance_of(showing, answer.clue);
  }
  EXPECT_NEAR(sum, 1, kNearIf);
  EXPECT_NEAR(missing, 0, kNearIf);
}

void expect_true_after(const Seen& seen, WhatIf& what_if, int answer, Cell cell) {
  const Clue clue = what_if.answers()[answer].clue;
  SCOPED_TRACE(fmt::format("which shows {}", clue.symbol()));
  // Whether the game goes on is not supposed: no layout is left out.
  const oracle::Answer after = oracle::ask(oracle_position(with_opened(seen, cell, clue)));
  ASSERT_GT(after.layouts, 0u);
  for (const Cell other : seen.view.covered()) {
    const double wanted = other == cell ? 0 : after.mine_probability[other.at()];
    ASSERT_NEAR(what_if.mine_probability(answer, other), wanted, kNearIf) << "cell " << other.index;
  }
}

void expect_true(const Seen& seen, Before before) {
  SCOPED_TRACE(seen.drawing());
  Knowledge known(seen.view, counting(before));
  const Truth truth = truth_of(seen);
  ASSERT_EQ(known.posterior().is_possible(), truth.layouts > 0);
  const oracle::Answer answer = oracle::ask(oracle_position(seen));
  for (const Cell cell : seen.view.covered()) {
    if (known.facts().is_mine(cell)) continue;
    SCOPED_TRACE(fmt::format("opening cell {}", cell.index));
    WhatIf what_if(known, cell);
    EXPECT_NEAR(what_if.mine_probability(), truth.mine_probability[cell.at()], kNearIf);
    EXPECT_TRUE(what_if.is_exact());
    if (truth.is_always_mine[cell.at()]) continue;  // it shows nothing
    expect_true_answers(what_if, *answer.showing[cell.at()]);
    for (int i = 0; i < static_cast<int>(what_if.answers().size()); ++i) {
      expect_true_after(seen, what_if, i, cell);
      if (::testing::Test::HasFatalFailure()) return;
    }
  }
}

TEST(WhatIf, SaysWhatTheOracleSaysOnSmallBoards) {
  Rng rng = rng_named("what if");
  for (const Grid grid : kGrids) {
    for (const std::string& clues : kClueWords) {
      for (int i = 0; i < rounds(80); ++i) {
        const Seen seen =
            i % 3 == 0 ? random_pasted(grid, clues, 10, rng) : random_midgame(grid, clues, 10, rng);
        expect_true(seen, any_before(i));
        if (HasFailure()) return;
      }
    }
  }
}

// On a large board the answer to compare with is what the posterior says once the cell is open.
void expect_as_if_opened(const Seen& seen, Before before, Rng& rng) {
  SCOPED_TRACE(seen.drawing());
  Knowledge known(seen.view, counting(before));
  ASSERT_TRUE(known.posterior().is_possible() && known.posterior().is_exact());
  const Cell cell = any_of(seen.view.covered(), rng);
  if (known.posterior().mine_probability(cell) == 1) return;
  SCOPED_TRACE(fmt::format("opening cell {}", cell.index));
  WhatIf what_if(known, cell);
  double sum = 0;
  for (int i = 0; i < static_cast<int>(what_if.answers().size()); ++i) {
    const auto [clue, probability] = what_if.answers()[i];
    sum += probability;
    const View view = with_opened(seen, cell, clue).view;
    Knowledge opened(view, counting(Before::Seen));
    ASSERT_TRUE(opened.posterior().is_possible() && opened.posterior().is_exact());
    for (const Cell other : seen.view.covered()) {
      if (other == cell) continue;
      ASSERT_NEAR(what_if.mine_probability(i, other), opened.posterior().mine_probability(other),
                  kNearIf)
          << "cell " << other.index;
    }
  }
  EXPECT_NEAR(sum, 1, kNearIf);
}

TEST(WhatIf, SaysWhatOpeningTheCellWouldSayOnLargeBoards) {
  constexpr std::string_view kGames[] = {
      "30x16/99 survival count=shown cascade=yes",
      "20x20/60 survival",
      "20x20@0.2 survival topology=torus",
      "12x12/20 survival count=shown clues=optimistic",
      "12x12@0.2 survival clues=cautious+withheld:0.3",
      "16x16/40 survival count=shown topology=hex first=zero cascade=yes",
  };
  Rng rng = rng_named("what if on large boards");
  for (const std::string_view text : kGames) {
    for (int i = 0; i < rounds(12); ++i) {
      const GameId id = id_of(fmt::format("{} seed=20 game={}", text, i));
      Game game(id, make_topology(id.shape()));
      const auto most = 20 + rng.below(static_cast<std::uint32_t>(id.shape().cells() / 2));
      for (std::uint32_t m = 0; m < most && !game.is_over(); ++m) game.play(random_move(game, rng));
      if (game.is_over()) continue;
      expect_as_if_opened({id.shape(), game.view(), format_game_id(id)}, any_before(i), rng);
      if (HasFailure()) return;
    }
  }
}

}  // namespace
}  // namespace minewise
