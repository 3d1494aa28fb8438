#include "search/optimal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "search/endgame.h"
#include "support/board.h"

namespace minewise {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// A position as a classic game under way.
View classic_view(std::string_view text) {
  const View seen = drawn_view(text);
  Rules rules = Rules::classic();
  rules.first = {};
  rules.topology = seen.rules().topology;
  View view(seen.topology_ptr(), rules, seen.count());
  for (const Cell cell : seen.uncovered()) view.open(cell, seen.clue(cell));
  return view;
}

View untouched(std::string_view id) {
  const GameId game = id_of(id);
  const MineCount count = std::visit([](const auto& law) { return MineCount(law); }, game.mines);
  return View(make_topology(game.shape()), game.rules, count);
}

Solution solved(const View& view, Wanted wanted = Wanted::AllBest, SolverLimits limits = {}) {
  OptimalPlay solver = must(OptimalPlay::make(view, limits));
  return solver.solve(wanted);
}

std::string text_of(const Fraction& value) {
  return value.num.str() + "/" + value.den.str();
}

// Values that others have found.
TEST(OptimalPlay, Finds961Of1820On4x4With4) {
  const Solution solution = solved(untouched("4x4/4 classic first=any"));
  EXPECT_EQ(text_of(solution.value), "961/1820");
  EXPECT_THAT(solution.best, ElementsAre(Cell{1}, Cell{2}, Cell{4}, Cell{7}, Cell{8}, Cell{11},
                                         Cell{13}, Cell{14}));
}

TEST(OptimalPlay, Finds285Of360InAPosition) {
  const View view = classic_view("mines 5\n?????\n?1???\n?3???\n?????\n");
  const Solution solution = solved(view, Wanted::EveryCell);
  EXPECT_EQ(text_of(solution.value), "285/360");
  EXPECT_THAT(solution.best, ElementsAre(Cell{2}));
  EXPECT_EQ(solution.cells.size(), 18u);
  for (const CellWorth& worth : solution.cells) EXPECT_TRUE(worth.exact);
}

TEST(OptimalPlay, ValuesDoNotDependOnThreads) {
  SolverLimits limits;
  limits.threads = 3;
  for (const char* id : {"4x4/5 classic first=safe", "4x4/4 survival"}) {
    const Solution one = solved(untouched(id));
    const Solution three = solved(untouched(id), Wanted::AllBest, limits);
    EXPECT_EQ(text_of(one.value), text_of(three.value));
    EXPECT_EQ(one.best, three.best);
  }
}

TEST(OptimalPlay, ReckonsWithWideNumbersAsWithNarrowOnes) {
  const Solution narrow = solved(untouched("3x3@0.25 classic first=any count=hidden"));
  const Solution wide = solved(untouched("3x3@0.250000001 classic first=any count=hidden"));
  EXPECT_EQ(narrow.best, wide.best);
  EXPECT_NEAR(narrow.value.decimal(), wide.value.decimal(), 1e-7);
}

// From a later view, the solver of the whole game finds what a solver of that view finds.
TEST(OptimalPlay, KeepsUpWithAGame) {
  OptimalPlay whole = must(OptimalPlay::make(untouched("5x4/5 classic first=any"), {}));
  const View view = classic_view("mines 5\n?????\n?1???\n?3???\n?????\n");
  const Solution later = whole.solve_later(view, Wanted::AllBest);
  EXPECT_EQ(text_of(later.value), "285/360");
  EXPECT_THAT(later.best, ElementsAre(Cell{2}));
}

TEST(OptimalPlay, StopsAtItsLimitsAndSaysSo) {
  SolverLimits limits;
  limits.most_sets = 5;
  EXPECT_FALSE(solved(untouched("4x4/4 classic first=any"), Wanted::AllBest, limits).complete);
  limits = {};
  limits.most_layouts = 1819;
  EXPECT_THAT(error_of(OptimalPlay::make(untouched("4x4/4 classic first=any"), limits)),
              HasSubstr("there are 1820 layouts, but at most 1819 can be searched"));
  limits = {};
  limits.most_bytes = 600'000;
  const Solution full = solved(untouched("4x4/5 survival first=any"), Wanted::AllBest, limits);
  EXPECT_TRUE(full.was_memory_full && !full.complete);
}

// The layouts of a large board are many before the first set is searched.
TEST(OptimalPlay, CanBeStoppedAtAnyQuestion) {
  const View view = untouched("6x5/4 classic first=any");
  EXPECT_EQ(error_of(OptimalPlay::make(view, {}, [] { return false; })), "the search was stopped");
  int asked = 0;
  EXPECT_EQ(error_of(OptimalPlay::make(view, {}, [&] { return ++asked < 3; })),
            "the search was stopped");
  EXPECT_EQ(asked, 3);
  OptimalPlay solver = must(OptimalPlay::make(view, {}));
  std::int64_t sets = -1;
  const Solution solution = solver.solve(Wanted::EveryCell, [&](const SearchProgress& progress) {
    sets = progress.sets;
    return false;
  });
  EXPECT_FALSE(solution.complete);
  EXPECT_EQ(sets, 0);
}

TEST(OptimalPlay, FindsTheSameIfSomebodyIsAsked) {
  const View view = untouched("5x4/4 classic first=any");
  int asked = 0;
  OptimalPlay solver = must(OptimalPlay::make(view, {}, [&] { return ++asked > 0; }));
  const Solution watched = solver.solve(Wanted::EveryCell, [&](const SearchProgress& progress) {
    EXPECT_TRUE(progress.share >= 0 && progress.share <= 1);
    return ++asked > 0;
  });
  const Solution alone = solved(view, Wanted::EveryCell);
  EXPECT_GT(asked, 2);
  EXPECT_EQ(text_of(watched.value), text_of(alone.value));
  EXPECT_EQ(watched.best, alone.best);
}

// One mine among cells of which none tells of another: each guess finds it or leaves one fewer.
TEST(OptimalPlay, KeepsClearOfTheEndOfTheStack) {
  std::string row = "?_";
  for (int i = 0; i < 9; ++i) row += row;
  const Solution classic = solved(classic_view("mines 1\n" + row.substr(0, 900) + "\n"));
  EXPECT_EQ(text_of(classic.value), "1/450");
  const View seen = drawn_view("mines 1\n" + row.substr(0, 900) + "\n");
  View survival(seen.topology_ptr(), Rules::survival(), seen.count());
  for (const Cell cell : seen.uncovered()) survival.open(cell, seen.clue(cell));
  EXPECT_TRUE(solved(survival).was_too_deep);
}

// However many combinations there are that come to nothing: groups of one mine or three, and an odd
// sum of an even number of them.
TEST(OptimalPlay, CombinesNothingInVain) {
  std::string rows[3];
  for (int i = 0; i < 40; ++i) rows[0] += "?1?1?_", rows[1] += "__1___", rows[2] += "__?___";
  const View view = classic_view("mines 81\n" + rows[0] + "\n" + rows[1] + "\n" + rows[2] + "\n");
  EXPECT_EQ(must(OptimalPlay::make(view, {})).layouts(), 0u);
}

TEST(OptimalPlay, LeavesOutWhatCannotBe) {
  EXPECT_EQ(must(OptimalPlay::make(untouched("3x3@1 survival"), {})).layouts(), 1u);
  EXPECT_EQ(text_of(solved(untouched("3x3@1 survival")).value.reduced()), "0/1");
}

TEST(OptimalPlay, RefusesRulesBeyondIt) {
  EXPECT_THAT(error_of(OptimalPlay::make(untouched("3x3/2 classic clues=optimistic"), {})),
              HasSubstr("clues=optimistic"));
  EXPECT_THAT(error_of(OptimalPlay::make(untouched("3x3/2 classic on-mine=go"), {})),
              HasSubstr("on-mine=go"));
  EXPECT_THAT(error_of(OptimalPlay::make(untouched("3x3/2 survival on-mine=lose"), {})),
              HasSubstr("on-mine=lose"));
}

TEST(OptimalPlay, FindsNoLayoutForAContradiction) {
  EXPECT_EQ(must(OptimalPlay::make(classic_view("mines 1\n?3?\n"), {})).layouts(), 0u);
}

TEST(Endgame, OpensTheCellThatWinsMost) {
  const View view = classic_view("mines 5\n?????\n?1???\n?3???\n?????\n");
  const auto endgame = solve_endgame(view, {});
  ASSERT_TRUE(endgame);
  EXPECT_TRUE(endgame->complete);
  EXPECT_EQ(endgame->move, Cell{2});
  EXPECT_EQ(endgame->layouts, 360u);
}

TEST(Endgame, IsHonestWhenTheBudgetEndsIt) {
  const View view = classic_view("mines 5\n?????\n?1???\n?3???\n?????\n");
  const auto endgame = solve_endgame(view, {.most_layouts = 1000, .most_sets = 3});
  ASSERT_TRUE(endgame);
  EXPECT_FALSE(endgame->complete);
  EXPECT_TRUE(view.is_covered(endgame->move));
  EXPECT_FALSE(solve_endgame(view, {.most_layouts = 359, .most_sets = 3}));
}

// One mine in 400 cells that no clue is about: more columns than a word has bits.
TEST(Endgame, TakesBoardsOfManyCells) {
  std::string text = "mines 1\n0" + std::string(5, '0') + "\n";
  for (int row = 0; row < 40; ++row) text += std::string(6, row == 0 ? '_' : '?') + "\n";
  const auto endgame = solve_endgame(classic_view(text), {});
  ASSERT_TRUE(endgame);
  EXPECT_EQ(endgame->layouts, 234u);
  EXPECT_TRUE(endgame->complete);
}

// The view is one of survival; the chances are those of a game that a mine ends.
TEST(ChancesToWin, AreThoseOfEveryCell) {
  constexpr std::string_view kText = "mines 5\n?????\n?1???\n?3???\n?????\n";
  const View view = drawn_view(kText);
  const Knowledge known(view);
  const std::vector<Cell> cells{Cell{19}, Cell{2}, Cell{0}};
  const auto worth = chances_to_win(known, cells, {});
  ASSERT_TRUE(worth);
  const Solution all = solved(classic_view(kText), Wanted::EveryCell);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    EXPECT_EQ((*worth)[i].cell, cells[i]);
    const auto found = std::ranges::find(all.cells, cells[i], &CellWorth::cell);
    EXPECT_EQ(text_of((*worth)[i].value), text_of(found->value));
  }
  EXPECT_EQ(text_of((*worth)[1].value), "285/360");
}

TEST(ChancesToWin, AreNotToldBeyondTheLimits) {
  const auto are_told = [](std::string_view text, const EndgameLimits& limits) {
    const View view = drawn_view(text);
    return chances_to_win(Knowledge(view), std::vector{Cell{0}}, limits).has_value();
  };
  constexpr std::string_view kText = "mines 5\n?????\n?1???\n?3???\n?????\n";
  EXPECT_TRUE(are_told(kText, {.most_layouts = 360}));
  EXPECT_FALSE(are_told(kText, {.most_layouts = 359}));
  EXPECT_FALSE(are_told(kText, {.most_sets = 1}));
  EXPECT_FALSE(are_told("? 1 ?", {}));
  EXPECT_FALSE(are_told("mines 1\nclues optimistic\n? 1 ?", {}));
}

}  // namespace
}  // namespace minewise
