// The clues that are said to conflict do: with all others withheld no layout is left, and with any
// one of them withheld as well there is one. The judge is the oracle.
#include "solver/conflict.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "exact/judge.h"
#include "exact/random_positions.h"
#include "support/board.h"
#include "support/rounds.h"

namespace minewise {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Whether any layout is left when all clues but these are withheld.
bool is_possible_with(const Seen& seen, const std::set<Cell>& clues, bool with_count) {
  oracle::Position position = oracle_position(seen);
  for (int index = 0; index < seen.view.cells(); ++index) {
    if (!seen.view.is_open(Cell{index}) || clues.contains(Cell{index})) continue;
    const Place place = seen.shape.place(Cell{index});
    position.rows[place.row][place.col] = '_';
  }
  if (!with_count) position.prior = oracle::CountPrior::unknown();
  return oracle::ask(position).layouts > 0;
}

void expect_true_conflict(const Seen& seen) {
  SCOPED_TRACE(seen.drawing());
  const Conflict conflict = find_conflict(seen.view);
  EXPECT_TRUE(std::ranges::is_sorted(conflict.clues));
  const std::set<Cell> clues(conflict.clues.begin(), conflict.clues.end());
  EXPECT_EQ(clues.size(), conflict.clues.size());
  for (const Cell clue : clues) ASSERT_TRUE(seen.view.is_open(clue));
  EXPECT_FALSE(is_possible_with(seen, clues, conflict.takes_count));
  if (conflict.takes_count) {
    EXPECT_TRUE(is_possible_with(seen, clues, false));
  }
  for (const Cell clue : clues) {
    std::set<Cell> fewer = clues;
    fewer.erase(clue);
    EXPECT_TRUE(is_possible_with(seen, fewer, conflict.takes_count)) << "without " << clue.index;
  }
}

// A position that its reader might refuse, since the count cannot be.
Seen drawn(std::string_view text, std::optional<MineCount> count = std::nullopt) {
  Position position = drawn_position(text);
  if (count) position.count = count;
  return {position.shape, view_of(position), "drawn"};
}

TEST(Conflict, IsBetweenTwoCluesOverTheSameCells) {
  const Seen seen = drawn(
      "? 1 0 0\n"
      "? 2 0 0\n");
  EXPECT_THAT(find_conflict(seen.view).clues, ElementsAre(Cell{1}, Cell{5}));
  EXPECT_FALSE(find_conflict(seen.view).takes_count);
  expect_true_conflict(seen);
}

TEST(Conflict, IsOneClueThatIsTooLargeForItsCells) {
  const Seen seen = drawn("3 ? _ 1 ?\n");
  EXPECT_THAT(find_conflict(seen.view).clues, ElementsAre(Cell{0}));
  EXPECT_FALSE(find_conflict(seen.view).takes_count);
  expect_true_conflict(seen);
}

TEST(Conflict, IsOneClueThatFlagsContradict) {
  const Seen seen = drawn("? 1 _ F 1 F\n");
  EXPECT_THAT(find_conflict(seen.view).clues, ElementsAre(Cell{4}));
  EXPECT_FALSE(find_conflict(seen.view).takes_count);
  expect_true_conflict(seen);
}

TEST(Conflict, TakesTheCountWhereItIsTooSmall) {
  const Seen seen = drawn(
      "mines 1\n"
      "? 1 _ 1 ? _ ?\n");
  EXPECT_THAT(find_conflict(seen.view).clues, ElementsAre(Cell{1}, Cell{3}));
  EXPECT_TRUE(find_conflict(seen.view).takes_count);
  expect_true_conflict(seen);
}

TEST(Conflict, TakesTheCountWhereItIsTooLarge) {
  const Seen seen = drawn(
      "mines 3\n"
      "? 1 ? _ ? 1 ? _ 0 _\n");
  EXPECT_THAT(find_conflict(seen.view).clues, ElementsAre(Cell{1}, Cell{5}));
  EXPECT_TRUE(find_conflict(seen.view).takes_count);
  expect_true_conflict(seen);
}

TEST(Conflict, TakesNoClueWhereTheMinesInSightExceedTheCount) {
  const Seen seen = drawn("M F ? _ 1 ?\n", FixedCount{1});
  EXPECT_THAT(find_conflict(seen.view).clues, IsEmpty());
  EXPECT_TRUE(find_conflict(seen.view).takes_count);
  expect_true_conflict(seen);
}

TEST(Conflict, TakesNoClueWhereTheCountExceedsTheCells) {
  const Seen seen = drawn("M ? _ 1 ? _\n", FixedCount{5});
  EXPECT_THAT(find_conflict(seen.view).clues, IsEmpty());
  EXPECT_TRUE(find_conflict(seen.view).takes_count);
  expect_true_conflict(seen);
}

TEST(Conflict, TakesInWhatTheRulesPromised) {
  Seen seen = drawn("? 1 ? _ ?\n");
  seen.view.promise({Cell{0}, Cell{2}});
  EXPECT_THAT(find_conflict(seen.view).clues, ElementsAre(Cell{1}));
  EXPECT_FALSE(find_conflict(seen.view).takes_count);
  expect_true_conflict(seen);
}

TEST(Conflict, IsTrueAndAsSmallAsCanBeOnPositionsAtRandom) {
  Rng rng = rng_named("clash");
  int impossible = 0;
  for (const Grid grid : kGrids) {
    for (const std::string& clues : kClueWords) {
      for (int i = 0; i < rounds(120); ++i) {
        const Seen seen = random_senseless(grid, clues, rng);
        if (truth_of(seen).layouts > 0) continue;
        expect_true_conflict(seen);
        if (HasFailure()) return;
        ++impossible;
      }
    }
  }
  EXPECT_GT(impossible, rounds(1000));
}

// The same on boards where the conflict is a needle in a haystack: a game in progress with one clue
// misread.
TEST(Conflict, IsFoundAmongTheCluesOfAGame) {
  Rng rng = rng_named("misread clues");
  int impossible = 0;
  for (int i = 0; i < rounds(4000); ++i) {
    const Grid grid = any_of(kGrids, rng);
    const Seen right = random_midgame(grid, any_of(kClueWords, rng), 12, rng);
    if (has_a_safe_cell_left(right.view) || right.view.uncovered().empty()) continue;
    View view(right.view.topology_ptr(), right.view.rules(), right.view.count());
    view.promise({right.view.promised().begin(), right.view.promised().end()});
    const Cell misread = any_of(right.view.uncovered(), rng);
    for (const Cell cell : right.view.uncovered()) {
      if (right.view.is_open(cell)) {
        const int degree = view.topology().degree(cell);
        const int shown = static_cast<int>(rng.below(static_cast<std::uint32_t>(degree + 1)));
        view.open(cell, cell == misread ? Clue::number(shown) : right.view.clue(cell));
      } else {
        view.flag(cell);
      }
    }
    const Seen seen{right.shape, view, right.origin + ", with a clue misread"};
    if (truth_of(seen).layouts > 0) continue;
    expect_true_conflict(seen);
    if (HasFailure()) return;
    ++impossible;
  }
  EXPECT_GT(impossible, rounds(300));
}

}  // namespace
}  // namespace minewise
