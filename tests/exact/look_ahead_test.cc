// Looking ahead at all cells of a position, against one WhatIf for each cell, and on small boards
// against the oracle.
#include "solver/look_ahead.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

#include "exact/before.h"
#include "exact/judge.h"
#include "exact/random_positions.h"
#include "solver/what_if.h"
#include "support/board.h"
#include "support/rounds.h"

namespace minewise {
namespace {

constexpr double kNearAhead = 1e-10;

// What a candidate's answer sums up is what its cells say.
void expect_true_sums(const LookAhead& ahead, int number, int answer, const Knowledge& known) {
  double least = std::numeric_limits<double>::infinity();
  int safe = 0;
  for (const Cell cell : known.view().covered()) {
    if (known.facts().is_known(cell) || cell == ahead.candidate(number).cell) continue;
    const double p = ahead.mine_probability(number, answer, cell);
    least = std::min(least, p);
    safe += p == 0;
  }
  const LookAhead::Answer& said = ahead.answers(number)[answer];
  EXPECT_EQ(said.least, least <= 1 ? least : 0);
  EXPECT_EQ(said.safe, safe);
}

// Nearly: components are weighed together in another order.
void expect_as_what_if(const LookAhead& ahead, int number, Knowledge& known) {
  const Cell cell = ahead.candidate(number).cell;
  WhatIf what_if(known, cell);
  EXPECT_EQ(ahead.candidate(number).mine_probability, what_if.mine_probability());
  EXPECT_EQ(ahead.candidate(number).is_exact, what_if.is_exact());
  ASSERT_EQ(ahead.answers(number).size(), what_if.answers().size());
  std::vector<double> by_cell(static_cast<std::size_t>(known.view().cells()));
  for (int i = 0; i < static_cast<int>(what_if.answers().size()); ++i) {
    SCOPED_TRACE(fmt::format("which shows {}", what_if.answers()[i].clue.symbol()));
    EXPECT_EQ(ahead.answers(number)[i].clue, what_if.answers()[i].clue);
    EXPECT_NEAR(ahead.answers(number)[i].probability, what_if.answers()[i].probability, kNearAhead);
    ahead.spread(number, i, by_cell);
    for (const Cell other : known.view().covered()) {
      const double p = ahead.mine_probability(number, i, other);
      ASSERT_NEAR(p, what_if.mine_probability(i, other), kNearAhead) << "cell " << other.index;
      ASSERT_EQ(p, by_cell[other.at()]) << "cell " << other.index;
    }
    expect_true_sums(ahead, number, i, known);
  }
}

// Looks at every cell that may be looked at. One object for all positions, to find what it keeps.
void expect_as_what_ifs(LookAhead& ahead, Knowledge& known) {
  ahead.start(known);
  for (const Cell cell : known.view().covered()) {
    if (!known.facts().is_mine(cell)) ahead.look_at(cell);
  }
  for (int number = 0; number < ahead.candidates(); ++number) {
    SCOPED_TRACE(fmt::format("opening cell {}", ahead.candidate(number).cell.index));
    expect_as_what_if(ahead, number, known);
    if (::testing::Test::HasFailure()) return;
  }
}

void expect_true(const LookAhead& ahead, const Seen& seen) {
  for (int number = 0; number < ahead.candidates(); ++number) {
    for (int i = 0; i < static_cast<int>(ahead.answers(number).size()); ++i) {
      Seen opened = seen;
      opened.view.open(ahead.candidate(number).cell, ahead.answers(number)[i].clue);
      const oracle::Answer after = oracle::ask(oracle_position(opened));
      ASSERT_GT(after.layouts, 0u);
      for (const Cell other : opened.view.covered()) {
        const double wanted = after.mine_probability[other.at()];
        const double p = ahead.mine_probability(number, i, other);
        ASSERT_NEAR(p, wanted, kNearAhead) << "cell " << other.index;
        ASSERT_EQ(p == 0, wanted == 0) << "cell " << other.index;
      }
    }
  }
}

TEST(LookAhead, SaysWhatTheOracleSaysOnSmallBoards) {
  Rng rng = rng_named("look ahead");
  LookAhead ahead;
  for (const Grid grid : kGrids) {
    for (const std::string& clues : kClueWords) {
      for (int i = 0; i < rounds(30); ++i) {
        const Seen seen =
            i % 3 == 0 ? random_pasted(grid, clues, 9, rng) : random_midgame(grid, clues, 9, rng);
        SCOPED_TRACE(seen.drawing());
        Knowledge known(seen.view, counting(any_before(i)));
        expect_as_what_ifs(ahead, known);
        expect_true(ahead, seen);
        if (HasFailure()) return;
      }
    }
  }
}

// A board some moves into a game, or none if the game is over by then.
void play_on(Game& game, Rng& rng) {
  const auto most = 20 + rng.below(static_cast<std::uint32_t>(game.view().cells() / 2));
  for (std::uint32_t m = 0; m < most && !game.is_over(); ++m) game.play(random_move(game, rng));
}

TEST(LookAhead, SaysWhatManyWhatIfsSayOnLargeBoards) {
  constexpr std::string_view kGames[] = {
      "30x16/99 survival count=shown cascade=yes",
      "30x16/99 classic first=zero",
      "16x16/40 survival",
      "16x16@0.2 survival topology=torus",
      "10x10/15 survival count=shown clues=optimistic",
      "10x10@0.2 classic clues=cautious+withheld:0.3",
      "12x12/25 survival count=shown topology=hex first=zero cascade=yes",
  };
  Rng rng = rng_named("look ahead on large boards");
  LookAhead ahead;
  for (const std::string_view text : kGames) {
    for (int i = 0; i < rounds(4); ++i) {
      const GameId id = id_of(fmt::format("{} seed=24 game={}", text, i));
      Game game(id, make_topology(id.shape()));
      play_on(game, rng);
      if (game.is_over()) continue;
      SCOPED_TRACE(fmt::format("{} move {}", format_game_id(id), game.view().uncovered().size()));
      Knowledge known(game.view(), counting(any_before(i)));
      expect_as_what_ifs(ahead, known);
      if (HasFailure()) return;
    }
  }
}

// Beams and estimates: what is said of them is inexact, marked so, and still what WhatIf says.
TEST(LookAhead, SaysWhatIsInexact) {
  Rng rng = rng_named("look ahead by beams");
  LookAhead ahead;
  int beams = 0;
  for (const std::int64_t entries : {1, 64, 400}) {
    for (int i = 0; i < rounds(4); ++i) {
      const GameId id = id_of(fmt::format("12x12/28 survival count=shown seed=24 game={}", i));
      Game game(id, make_topology(id.shape()));
      for (int m = 0; m < 36; ++m) game.play(random_move(game, rng));
      Knowledge rough(game.view(), counting(Before::Seen, CountBudget{entries}));
      beams += !rough.posterior().is_exact();
      expect_as_what_ifs(ahead, rough);
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(beams, 0);
}

}  // namespace
}  // namespace minewise
