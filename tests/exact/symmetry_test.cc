// What may not matter does not: which way round a board is held, where a torus is cut open, and a
// clue that says only what is known already.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "exact/before.h"
#include "exact/random_positions.h"
#include "solver/what_if.h"
#include "support/board.h"

namespace minewise {
namespace {

constexpr double kNearMirrored = 1e-11;

// A way to move the places of a board, and the shape that it has then.
struct Turn {
  std::string name;
  std::function<Place(Place, const Shape&)> move;
  bool swaps_sides = false;
};

const std::vector<Turn> kTurns = {
    {"left to right", [](Place p, const Shape& s) { return Place{p.row, s.width - 1 - p.col}; }},
    {"top to bottom", [](Place p, const Shape& s) { return Place{s.height - 1 - p.row, p.col}; }},
    {"transposed", [](Place p, const Shape&) { return Place{p.col, p.row}; }, true},
    {"a quarter turn", [](Place p, const Shape& s) { return Place{p.col, s.height - 1 - p.row}; },
     true},
};

const Turn kShifted = {"shifted", [](Place p, const Shape& s) {
                         return Place{(p.row + 3) % s.height, (p.col + 2) % s.width};
                       }};

// On a hex board with an odd number of rows the other way up is a board again.
const Turn kOtherWayUp = kTurns[1];

struct Turned {
  Seen seen;
  std::vector<Cell> cell;  // where each cell went
};

Turned turned(const Seen& seen, const Turn& turn) {
  Shape shape = seen.shape;
  if (turn.swaps_sides) std::swap(shape.width, shape.height);
  View view(make_topology(shape), seen.view.rules(), seen.view.count());
  std::vector<Cell> moved;
  for (int index = 0; index < seen.view.cells(); ++index) {
    moved.push_back(shape.cell(turn.move(seen.shape.place(Cell{index}), seen.shape)));
  }
  // In the order of the new board, so that nothing is met in the order of the old one.
  std::vector<Cell> from(moved.size());
  for (std::size_t i = 0; i < moved.size(); ++i) from[moved[i].at()] = Cell{static_cast<int>(i)};
  for (std::size_t i = 0; i < from.size(); ++i) {
    const Cell to{static_cast<int>(i)};
    switch (seen.view.state(from[i])) {
      case CellState::Covered:
        break;
      case CellState::Open:
        view.open(to, seen.view.clue(from[i]));
        break;
      case CellState::Mine:
        view.step_on(to);
        break;
      case CellState::Flagged:
        view.flag(to);
        break;
    }
  }
  std::vector<Cell> promised;
  for (const Cell cell : seen.view.promised()) promised.push_back(moved[cell.at()]);
  std::ranges::sort(promised);
  view.promise(promised);
  return {{shape, view, seen.origin + ", " + turn.name}, moved};
}

void expect_same(const Seen& seen, const Turn& turn) {
  const Turned other = turned(seen, turn);
  SCOPED_TRACE(other.seen.drawing());
  Knowledge here(seen.view, counting(Before::Seen)), there(other.seen.view, counting(Before::Seen));
  ASSERT_TRUE(here.posterior().is_possible() && there.posterior().is_possible());
  ASSERT_TRUE(here.posterior().is_exact() && there.posterior().is_exact());
  for (const Cell cell : seen.view.covered()) {
    ASSERT_NEAR(here.posterior().mine_probability(cell),
                there.posterior().mine_probability(other.cell[cell.at()]), kNearMirrored);
  }
}

// A game in progress, with a third of the board to half of it uncovered.
Seen midway(std::string_view text, int number, Rng& rng) {
  for (;; number += 1000) {
    const GameId id = id_of(fmt::format("{} seed=20 game={}", text, number));
    Game game(id, make_topology(id.shape()));
    const std::size_t moves = game.view().covered().size() / 3 + rng.below(20);
    while (!game.is_over() && game.view().uncovered().size() < moves) {
      game.play(random_move(game, rng));
    }
    if (!game.is_over()) return {id.shape(), game.view(), format_game_id(id)};
  }
}

constexpr std::string_view kMirroredGames[] = {
    "30x16/99 classic",
    "20x20/60 survival",
    "16x16@0.2 survival first=safe",
    "12x9/20 survival count=shown clues=optimistic",
    "10x10/15 survival clues=cautious",
    "14x12/20 classic count=hidden clues=withheld:0.2",
};

TEST(Symmetry, TurnedBoardsHaveTurnedProbabilities) {
  Rng rng = rng_named("turned boards");
  for (const std::string_view game : kMirroredGames) {
    for (int i = 0; i < 4; ++i) {
      for (const Turn& turn : kTurns) expect_same(midway(game, i, rng), turn);
      if (HasFailure()) return;
    }
  }
}

TEST(Symmetry, ATorusHasNoEdges) {
  Rng rng = rng_named("shifted torus");
  for (const std::string_view game :
       {"30x16/99 classic", "16x16@0.2 survival first=safe", "7x6/9 survival clues=optimistic",
        "6x6@0.2 survival clues=cautious", "12x12/20 classic count=hidden clues=withheld:0.2"}) {
    const std::string on_torus = fmt::format("{} topology=torus", game);
    for (int i = 0; i < 4; ++i) {
      expect_same(midway(on_torus, i, rng), kShifted);
      expect_same(midway(on_torus, i, rng), kTurns[3]);
      if (HasFailure()) return;
    }
  }
}

TEST(Symmetry, AHexBoardOfOddHeightMayBeHeldTheOtherWayUp) {
  Rng rng = rng_named("hex boards");
  for (const std::string_view game : {"15x15/50 survival", "9x11@0.25 classic"}) {
    for (int i = 0; i < 4; ++i) {
      expect_same(midway(fmt::format("{} topology=hex", game), i, rng), kOtherWayUp);
    }
  }
}

// Opens every cell that is safe in all layouts and shows the same number in all of them; nothing
// else may change.
int expect_nothing_new_from_implied_clues(const Seen& seen) {
  SCOPED_TRACE(seen.drawing());
  Knowledge before(seen.view, counting(Before::Seen));
  int implied = 0;
  for (const Cell cell : seen.view.covered()) {
    if (before.posterior().mine_probability(cell) != 0) continue;
    const WhatIf what_if(before, cell);
    if (what_if.answers().size() != 1) continue;
    ++implied;
    View view = seen.view;
    view.open(cell, what_if.answers().front().clue);
    Knowledge after(view, counting(Before::Seen));
    EXPECT_TRUE(after.posterior().is_possible());
    if (!after.posterior().is_possible()) return implied;
    for (const Cell other : view.covered()) {
      EXPECT_NEAR(before.posterior().mine_probability(other),
                  after.posterior().mine_probability(other), kNearMirrored);
    }
    if (::testing::Test::HasFailure()) return implied;
  }
  return implied;
}

TEST(Symmetry, AClueThatIsImpliedChangesNothing) {
  Rng rng = rng_named("implied clues");
  int implied = 0;
  for (const std::string_view game :
       {"30x16/99 survival count=shown", "20x20/60 survival", "16x16@0.15 survival topology=hex"}) {
    for (int i = 0; i < 6; ++i) {
      implied += expect_nothing_new_from_implied_clues(midway(game, i, rng));
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(implied, 100);
}

}  // namespace
}  // namespace minewise
