// Random numbers in their range, and mines where they belong.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "any.h"
#include "game/dealer.h"

namespace minewise {
namespace {

Rng any_rng() {
  return Rng(Seed{*rc::gen::arbitrary<std::uint64_t>()},
             Digest(*rc::gen::arbitrary<std::string>()));
}

RC_GTEST_PROP(Random, StaysBelowItsLimit, ()) {
  Rng rng = any_rng();
  const auto limit =
      *rc::gen::oneOf(rc::gen::inRange<std::uint32_t>(1, 20), rc::gen::positive<std::uint32_t>());
  for (int i = 0; i < 20; ++i) RC_ASSERT(rng.below(limit) < limit);
  RC_ASSERT(rng.below(1) == 0u);
}

RC_GTEST_PROP(Random, StaysWithinTheUnitInterval, ()) {
  Rng rng = any_rng();
  for (int i = 0; i < 20; ++i) {
    const double unit = rng.unit();
    RC_ASSERT(unit >= 0);
    RC_ASSERT(unit < 1);
  }
}

RC_GTEST_PROP(Random, GoesOnFromACopyAsFromTheOriginal, ()) {
  Rng original = any_rng();
  const int drawn = *rc::gen::inRange(0, 10);
  for (int i = 0; i < drawn; ++i) original.bits();
  Rng copy = original;
  for (int i = 0; i < 10; ++i) RC_ASSERT(copy.bits() == original.bits());
}

// What a game would promise after some first cell.
std::vector<Cell> any_promise(const GameId& id) {
  const Shape shape = id.shape();
  const Cell first{*rc::gen::inRange(0, shape.cells())};
  if (id.rules.first.promise == Promise::None) return {};
  if (id.rules.first.promise == Promise::Safe) return {first};
  const Place place = id.rules.first.cell.value_or(shape.place(first));
  std::vector<Cell> free = neighbours_of(shape, place);
  free.push_back(shape.cell(place));
  std::ranges::sort(free);
  return free;
}

RC_GTEST_PROP(Dealing, LaysTheRightNumberOfMinesBesideThePromise, ()) {
  const GameId id = *any_game_id();
  const std::vector<Cell> free = any_promise(id);
  const Layout layout = deal(id, free);
  RC_ASSERT(layout.cells() == id.shape().cells());
  for (const Cell cell : free) RC_ASSERT(!layout.has_mine(cell));
  int mines = 0;
  for (int index = 0; index < layout.cells(); ++index) mines += layout.has_mine(Cell{index});
  RC_ASSERT(layout.mines() == mines);
  if (const auto* fixed = std::get_if<FixedCount>(&id.mines)) RC_ASSERT(mines == fixed->mines);
}

RC_GTEST_PROP(Dealing, DependsOnNothingButSeedSizeMinesNumberAndPromise, ()) {
  const GameId id = *any_game_id();
  const std::vector<Cell> free = any_promise(id);
  GameId other = id;
  other.rules = *any_rules(id.shape());
  RC_ASSERT(deal(other, free) == deal(id, free));
}

RC_GTEST_PROP(Dealing, FillsOrSparesEveryCellAtTheEnds, ()) {
  GameId id = *any_game_id();
  const std::vector<Cell> free = any_promise(id);
  id.mines = Independent{0};
  RC_ASSERT(deal(id, free).mines() == 0);
  id.mines = Independent{1};
  RC_ASSERT(deal(id, free).mines() == id.shape().cells() - static_cast<int>(free.size()));
}

// How often each cell holds a mine over many games, as far from the expected as chance allows.
void expect_even_mines(GameId id, std::vector<Cell> free, double expected) {
  constexpr int kGames = 4000;
  std::vector<int> mines(static_cast<std::size_t>(id.shape().cells()));
  for (int game = 0; game < kGames; ++game) {
    id.game = static_cast<std::uint64_t>(game);
    const Layout layout = deal(id, free);
    for (std::size_t i = 0; i < mines.size(); ++i)
      mines[i] += layout.has_mine(Cell{static_cast<int>(i)});
  }
  const double sigma = std::sqrt(kGames * expected * (1 - expected));
  for (std::size_t i = 0; i < mines.size(); ++i) {
    const bool is_free = std::ranges::binary_search(free, Cell{static_cast<int>(i)});
    EXPECT_NEAR(mines[i], is_free ? 0 : kGames * expected, is_free ? 0 : 5 * sigma) << "cell " << i;
  }
}

TEST(Dealing, FavoursNoCell) {
  expect_even_mines(parse_game_id("5x4/7 survival seed=1").value(), {}, 7.0 / 20);
  expect_even_mines(parse_game_id("5x4/7 survival seed=2").value(), {Cell{0}, Cell{7}}, 7.0 / 18);
  expect_even_mines(parse_game_id("5x4@0.3 survival seed=3").value(), {Cell{19}}, 0.3);
}

}  // namespace
}  // namespace minewise
