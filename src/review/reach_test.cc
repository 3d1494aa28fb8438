#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/digest.h"
#include "core/rng.h"
#include "core/view.h"
#include "review/reach.h"
#include "support/board.h"

namespace minewise {

namespace {

ReachProfile one_source(const std::vector<int>& distance, const std::vector<double>& amounts) {
  std::vector<Change> changes;
  for (std::size_t i = 0; i < amounts.size(); ++i) {
    changes.push_back({Cell{static_cast<std::int32_t>(i)}, amounts[i]});
  }
  ReachProfile profile;
  profile.add(distance, changes);
  return profile;
}

void expect_same(const ReachProfile& a, const ReachProfile& b) {
  ASSERT_EQ(a.rings().size(), b.rings().size());
  for (std::size_t d = 0; d < a.rings().size(); ++d) {
    EXPECT_EQ(a.rings()[d].pairs, b.rings()[d].pairs);
    EXPECT_NEAR(a.rings()[d].sum, b.rings()[d].sum, 1e-12);
    EXPECT_EQ(a.rings()[d].most, b.rings()[d].most);
    EXPECT_EQ(a.rings()[d].changed, b.rings()[d].changed);
    EXPECT_EQ(a.rings()[d].noticeable, b.rings()[d].noticeable);
  }
  EXPECT_EQ(std::vector(a.sources_by_reach().begin(), a.sources_by_reach().end()),
            std::vector(b.sources_by_reach().begin(), b.sources_by_reach().end()));
}

TEST(ReachProfile, GathersByDistance) {
  const ReachProfile profile = one_source({1, 1, 2, 3}, {0.5, 0.25, 0.005, 1e-12});
  ASSERT_EQ(profile.rings().size(), 4u);
  EXPECT_EQ(profile.rings()[0].pairs, 0u);
  EXPECT_EQ(profile.rings()[1].pairs, 2u);
  EXPECT_DOUBLE_EQ(profile.rings()[1].mean(), 0.375);
  EXPECT_EQ(profile.rings()[1].most, 0.5);
  EXPECT_EQ(profile.rings()[2].changed, 1u);
  EXPECT_EQ(profile.rings()[2].noticeable, 0u);
  EXPECT_EQ(profile.rings()[3].changed, 0u);
  EXPECT_EQ(profile.farthest(), 1);
}

TEST(ReachProfile, ReachIsWhereAnythingChangesNoticeably) {
  ReachProfile profile = one_source({1, 4}, {0, 0.02});
  profile.merge(one_source({2, 3}, {0.02, 0.01}));
  profile.merge(one_source({1, 2}, {0, 0}));
  EXPECT_EQ(profile.sources(), 3u);
  EXPECT_EQ(profile.farthest(), 4);
  EXPECT_DOUBLE_EQ(profile.mean_reach(), 2);
  EXPECT_DOUBLE_EQ(profile.share_reaching(2), 2.0 / 3);
  EXPECT_DOUBLE_EQ(profile.share_reaching(3), 1.0 / 3);
  EXPECT_EQ(profile.share_reaching(5), 0);
}

TEST(ReachProfile, WithoutSourcesIsNothing) {
  const ReachProfile empty;
  EXPECT_EQ(empty.sources(), 0u);
  EXPECT_EQ(empty.mean_reach(), 0);
  EXPECT_EQ(empty.farthest(), 0);
  EXPECT_TRUE(empty.rings().empty());
}

TEST(ReachProfile, MergesToTheSameInAnyGrouping) {
  Rng rng(Seed{1}, Digest("reach profiles"));
  std::vector<ReachProfile> parts;
  for (int i = 0; i < 40; ++i) {
    std::vector<int> distance;
    std::vector<double> amounts;
    for (std::uint32_t n = rng.below(9); n > 0; --n) {
      distance.push_back(static_cast<int>(1 + rng.below(6)));
      amounts.push_back(rng.below(3) == 0 ? 0 : rng.unit() / 20);
    }
    parts.push_back(one_source(distance, amounts));
  }
  ReachProfile whole, halves[2];
  for (std::size_t i = 0; i < parts.size(); ++i) {
    whole.merge(parts[i]);
    halves[i < 17].merge(parts[i]);
  }
  halves[1].merge(halves[0]);
  expect_same(whole, halves[1]);
  EXPECT_EQ(whole.sources(), parts.size());
}

double change_of(const std::vector<Change>& changes, int cell) {
  const auto found = std::ranges::find(changes, Cell{cell}, &Change::cell);
  return found == changes.end() ? -1 : found->amount;
}

// Without its clue, nothing but the density is left to tell the three cells around the corner.
TEST(Reach, OfAHiddenClueIsWhatTheClueSaid) {
  Reach reach(
      drawn_view("density 0.2\n"
                 "1 ? ?\n"
                 "? ? ?\n"));
  const auto sources = reach.sources(Alteration::HiddenClue);
  EXPECT_EQ(sources, std::vector{Cell{0}});
  const auto changes = reach.changes(Alteration::HiddenClue, Cell{0});
  EXPECT_EQ(changes.size(), 5u);
  for (const int near : {1, 3, 4}) EXPECT_NEAR(change_of(changes, near), 1.0 / 3 - 0.2, 1e-12);
  for (const int far : {2, 5}) EXPECT_NEAR(change_of(changes, far), 0, 1e-12);
}

// One of two cells is a mine: to know either is to know the other.
TEST(Reach, OfAFiftyFiftyIsTheOtherCell) {
  Reach reach(
      drawn_view("density 0.3\n"
                 "1 ?\n"
                 "1 ?\n"));
  EXPECT_NEAR(reach.given(Cell{1}, Verdict::Mine)[3], 0, 1e-12);
  EXPECT_NEAR(reach.given(Cell{1}, Verdict::Safe)[3], 1, 1e-12);
  EXPECT_NEAR(change_of(reach.changes(Alteration::Content, Cell{1}), 3), 0.5, 1e-12);
  EXPECT_NEAR(change_of(reach.changes(Alteration::Opened, Cell{1}), 3), 0.5, 1e-12);
}

// A chain of ones: whichever of the first two cells is the mine decides all the others.
TEST(Reach, GoesAlongAChainToItsEnd) {
  Reach reach(
      drawn_view("density 0.2\n"
                 "1 1 1 1 1 1 1 1 _\n"
                 "? ? _ ? ? _ ? ? _\n"));
  const auto changes = reach.changes(Alteration::Content, Cell{9});
  EXPECT_NEAR(change_of(changes, 10), 0.5, 1e-12);
  EXPECT_NEAR(change_of(changes, 15), 0.5, 1e-12);
  EXPECT_NEAR(change_of(changes, 16), 0.5, 1e-12);
}

// Clues that share no cell, and an interior: by density they are strangers, but a number of mines
// couples all cells.
TEST(Reach, LeavesTheComponentOnlyByTheNumberOfMines) {
  const View counted = drawn_view(
      "mines 4\n"
      "1 ? _ ? ?\n"
      "_ ? _ ? 2\n"
      "_ _ _ _ _\n"
      "? ? ? ? ?\n");
  Reach coupled(counted);
  Reach local(*without_coupling(counted));
  const auto far = [](Reach& reach) {
    return change_of(reach.changes(Alteration::HiddenClue, Cell{0}), 18);
  };
  EXPECT_GT(far(coupled), 0.001);
  EXPECT_EQ(far(local), 0);
  EXPECT_FALSE(without_coupling(drawn_view("1 ?\n")));
}

TEST(Reach, OfCertainCellsIsNothingToTell) {
  Reach reach(
      drawn_view("mines unknown\n"
                 "3 ? 2 0\n"
                 "? ? ? 0\n"));
  EXPECT_EQ(reach.sources(Alteration::Content).size(), 0u);
  EXPECT_EQ(reach.sources(Alteration::HiddenClue).size(), 4u);
  EXPECT_TRUE(reach.is_exact());
}

TEST(Reach, IsNotAskedOfImpossiblePositions) {
  EXPECT_FALSE(Reach(drawn_view("1 0\n? ?\n")).is_possible());
  EXPECT_FALSE(Reach(drawn_view("mines 3\n1 ?\n? ?\n")).is_possible());
  EXPECT_FALSE(measure_reach(drawn_view("1 0\n? ?\n"), 100));
}

TEST(Reach, OfABoardWithoutCoveredCellsIsEmpty) {
  Reach reach(drawn_view("1 M\n"));
  for (const Alteration alteration : kAlterations) {
    EXPECT_TRUE(reach.sources(alteration).empty());
  }
  const auto measured = measure_reach(drawn_view("1 M\n"), 100);
  EXPECT_EQ(measured->of(Alteration::Content).profile.sources(), 0u);
}

TEST(MeasureReach, LooksAtAFewSourcesFromEverywhere) {
  const View view = drawn_view("mines 5\n? ? ? ? ?\n? 1 ? 1 ?\n? ? ? ? ?\n? 2 ? 2 ?\n? ? ? ? ?\n");
  const auto all = measure_reach(view, 100), few = measure_reach(view, 3);
  ASSERT_TRUE(all && few);
  EXPECT_TRUE(all->exact);
  EXPECT_EQ(few->of(Alteration::HiddenClue).sources, 4u);
  EXPECT_EQ(few->of(Alteration::HiddenClue).profile.sources(), 3u);
  EXPECT_EQ(all->of(Alteration::HiddenClue).profile.sources(), 4u);
  EXPECT_EQ(all->of(Alteration::Opened).profile.sources(), 21u);
}

TEST(MeasureReach, StopsWhenToldTo) {
  const View view = drawn_view("mines 2\n1 ? ?\n? ? ?\n");
  int asked = 0;
  double last = 0;
  EXPECT_FALSE(measure_reach(view, 100, [&](double) { return ++asked < 3; }));
  EXPECT_EQ(asked, 3);
  EXPECT_TRUE(measure_reach(view, 100, [&](double done) { return last = done, true; }));
  EXPECT_NEAR(last, 1, 1e-9);
}

TEST(WithoutFlags, CoversWhatThePlayerClaimed) {
  const View view = without_flags(drawn_view("mines 2\n1 F M\n_ ? ?\n"));
  EXPECT_EQ(symbols_of(view, 3), "1?M\n_??\n");
  EXPECT_EQ(view.count(), MineCount(FixedCount{2}));
}

std::optional<View> met_in(std::string_view text, Moment moment) {
  const GameId id = id_of(text);
  return position_in_play(id, make_topology(id.shape()), must(parse_agent("exact")), moment);
}

TEST(PositionInPlay, IsTheSameForTheSameGame) {
  for (const Moment moment : {Moment::Guess, Moment::Decision}) {
    const auto one = met_in("9x9/20 survival seed=3", moment);
    const auto again = met_in("9x9/20 survival seed=3", moment);
    ASSERT_TRUE(one && again);
    EXPECT_EQ(symbols_of(*one, 9), symbols_of(*again, 9));
  }
}

TEST(PositionInPlay, ComesFromAllOverTheGame) {
  std::set<std::size_t> uncovered;
  for (int game = 0; game < 40; ++game) {
    const auto view =
        met_in("6x6/8 survival seed=5 game=" + std::to_string(game), Moment::Decision);
    ASSERT_TRUE(view);
    EXPECT_FALSE(view->uncovered().empty());
    for (const Cell cell : view->uncovered()) EXPECT_NE(view->state(cell), CellState::Flagged);
    uncovered.insert(view->uncovered().size());
  }
  EXPECT_GT(uncovered.size(), 12u);
}

TEST(PositionInPlay, IsNoneWhereNothingWasGuessed) {
  EXPECT_FALSE(met_in("5x5/0 survival count=shown", Moment::Guess));
  EXPECT_FALSE(met_in("1x1/0 survival", Moment::Decision));
}

TEST(Moment, IsNamedByAWord) {
  EXPECT_EQ(find_moment("guess"), Moment::Guess);
  EXPECT_EQ(find_moment(moment_word(Moment::Decision)), Moment::Decision);
  EXPECT_FALSE(find_moment("never"));
}

}  // namespace

}  // namespace minewise
