// How far influence travels, against what every layout of a small position says: probabilities with
// a clue hidden, with a cell's content told and with a cell opened, distances, and the profile made
// of them.
#include "review/reach.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <vector>

#include "core/view.h"
#include "exact/judge.h"
#include "exact/random_positions.h"
#include "support/rounds.h"

namespace minewise {
namespace {

constexpr double kNearReach = 1e-9;

using Probabilities = std::vector<double>;  // by cell

// The share of mines in each cell among some layouts.
Probabilities shares_of(const std::vector<WeighedLayout>& layouts, int cells) {
  Probabilities shares(static_cast<std::size_t>(cells), 0);
  double total = 0;
  for (const WeighedLayout& layout : layouts) {
    total += layout.weight;
    for (int cell = 0; cell < cells; ++cell) {
      if (layout.has_mine(cell)) shares[cell] += layout.weight;
    }
  }
  for (double& share : shares) share /= total;
  return shares;
}

double weight_of(const std::vector<WeighedLayout>& layouts) {
  double total = 0;
  for (const WeighedLayout& layout : layouts) total += layout.weight;
  return total;
}

// What may turn out, each outcome with the layouts that are left: a mine, a safe cell of which no
// more is told, or a number that is shown (oracle::kNothing for none).
using Outcomes = std::map<int, std::vector<WeighedLayout>>;
constexpr int kMine = -1, kSafe = -2;

Outcomes outcomes_of(const Seen& seen, Cell source, Alteration alteration) {
  Outcomes outcomes;
  const oracle::Position position = oracle_position(seen);
  const auto near =
      oracle::neighbours(position.width, position.height, position.grid, source.index);
  for (const WeighedLayout& layout : layouts_of(seen)) {
    if (layout.has_mine(source.index)) {
      outcomes[kMine].push_back(layout);
      continue;
    }
    if (alteration == Alteration::Content) {
      outcomes[kSafe].push_back(layout);
      continue;
    }
    int mines = 0;
    for (const int cell : near) mines += layout.has_mine(cell);
    for (int shown = 0; shown <= oracle::kNothing; ++shown) {
      const double chance =
          oracle::chance_to_show(position.clues, shown, mines, static_cast<int>(near.size()));
      if (chance > 0) outcomes[shown].push_back({layout.mines, layout.weight * chance});
    }
  }
  return outcomes;
}

// The expected change of every cell.
Probabilities expected_changes(const Seen& seen, Cell source, Alteration alteration) {
  const int cells = seen.view.cells();
  const auto layouts = layouts_of(seen);
  const Probabilities now = shares_of(layouts, cells);
  Probabilities changes(now.size(), 0);
  const auto add = [&](const Probabilities& then, double weight) {
    for (std::size_t i = 0; i < now.size(); ++i) changes[i] += weight * std::abs(then[i] - now[i]);
  };
  if (alteration == Alteration::HiddenClue) {
    Seen hidden = seen;
    hidden.view = without_clue(seen.view, source);
    add(shares_of(layouts_of(hidden), cells), 1);
    return changes;
  }
  for (const auto& [outcome, left] : outcomes_of(seen, source, alteration)) {
    add(shares_of(left, cells), weight_of(left) / weight_of(layouts));
  }
  return changes;
}

// Distances by relaxation, from the oracle's neighbours.
std::vector<int> steps_from(const Seen& seen, Cell source) {
  const oracle::Position position = oracle_position(seen);
  std::vector<int> steps(static_cast<std::size_t>(seen.view.cells()), 1000);
  steps[source.at()] = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (int cell = 0; cell < seen.view.cells(); ++cell) {
      for (const int near :
           oracle::neighbours(position.width, position.height, position.grid, cell)) {
        int& there = steps[near];
        const int here = steps[cell];
        if (here + 1 < there) there = here + 1, changed = true;
      }
    }
  }
  return steps;
}

// Whether a cell is among those that an alteration is said to change.
bool is_told(const Seen& seen, const Truth& truth, Cell cell, Alteration alteration) {
  if (!seen.view.is_covered(cell)) return false;
  const bool is_certain = truth.is_always_mine[cell.at()] || truth.is_never_mine[cell.at()];
  return alteration == Alteration::HiddenClue || !is_certain;
}

std::vector<Cell> true_sources(const Seen& seen, const Truth& truth, Alteration alteration) {
  std::vector<Cell> sources;
  for (int index = 0; index < seen.view.cells(); ++index) {
    const Cell cell{index};
    if (alteration == Alteration::HiddenClue) {
      if (!seen.view.is_open(cell) || seen.view.clue(cell).is_withheld()) continue;
      bool touches = false;
      for (const Cell near : seen.view.topology().neighbours(cell)) {
        touches |= seen.view.is_covered(near);
      }
      if (touches) sources.push_back(cell);
    } else if (seen.view.is_covered(cell) && !truth.is_always_mine[cell.at()] &&
               (alteration == Alteration::Opened || !truth.is_never_mine[cell.at()])) {
      sources.push_back(cell);
    }
  }
  return sources;
}

void expect_same_profile(const ReachProfile& profile, const ReachProfile& truth) {
  ASSERT_EQ(profile.rings().size(), truth.rings().size());
  for (std::size_t d = 0; d < truth.rings().size(); ++d) {
    EXPECT_EQ(profile.rings()[d].pairs, truth.rings()[d].pairs) << "distance " << d;
    EXPECT_NEAR(profile.rings()[d].mean(), truth.rings()[d].mean(), kNearReach) << "distance " << d;
    EXPECT_NEAR(profile.rings()[d].most, truth.rings()[d].most, kNearReach) << "distance " << d;
  }
  EXPECT_EQ(profile.sources(), truth.sources());
}

void expect_true(const Seen& seen, Alteration alteration) {
  SCOPED_TRACE(fmt::format("{}\n{}", seen.drawing(), alteration_word(alteration)));
  const Truth truth = truth_of(seen);
  Reach reach(seen.view);
  ASSERT_EQ(reach.is_possible(), truth.layouts > 0);
  if (truth.layouts == 0) return;
  const auto sources = true_sources(seen, truth, alteration);
  ASSERT_EQ(reach.sources(alteration), sources);
  ReachProfile profile;
  for (const Cell source : sources) {
    SCOPED_TRACE(fmt::format("source {}", source.index));
    const Probabilities wanted = expected_changes(seen, source, alteration);
    const auto changes = reach.changes(alteration, source);
    std::size_t next = 0;
    std::vector<Change> true_changes;
    for (int index = 0; index < seen.view.cells(); ++index) {
      const Cell cell{index};
      if (!is_told(seen, truth, cell, alteration) || cell == source) continue;
      ASSERT_LT(next, changes.size());
      ASSERT_EQ(changes[next].cell, cell);
      ASSERT_NEAR(changes[next++].amount, wanted[cell.at()], kNearReach) << "cell " << index;
      true_changes.push_back({cell, wanted[cell.at()]});
    }
    ASSERT_EQ(next, changes.size());
    profile.add(steps_from(seen, source), true_changes);
  }
  EXPECT_TRUE(reach.is_exact());
  expect_same_profile(measure_reach(seen.view, sources.size())->of(alteration).profile, profile);
}

class ReachByEveryLayout : public ::testing::TestWithParam<Alteration> {};

TEST_P(ReachByEveryLayout, AgreesOnSmallBoards) {
  Rng rng = rng_named("reach");
  for (const Grid grid : kGrids) {
    for (const std::string& clues : kClueWords) {
      for (int i = 0; i < rounds(30); ++i) {
        const Seen seen =
            i % 3 == 0 ? random_pasted(grid, clues, 12, rng) : random_midgame(grid, clues, 12, rng);
        expect_true(seen, GetParam());
        if (HasFailure()) return;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Alterations, ReachByEveryLayout, ::testing::ValuesIn(kAlterations));

// To tell a cell's content changes another as much as the other way round, and to open it changes
// no cell less.
TEST(Reach, IsMutualForContentAndLessThanForOpening) {
  Rng rng = rng_named("mutual reach");
  for (const Grid grid : kGrids) {
    for (int i = 0; i < rounds(40); ++i) {
      const Seen seen = random_midgame(grid, any_of(kClueWords, rng), 16, rng);
      SCOPED_TRACE(seen.drawing());
      Reach reach(seen.view);
      std::map<std::pair<Cell, Cell>, double> told;
      for (const Cell source : reach.sources(Alteration::Content)) {
        const auto opened = reach.changes(Alteration::Opened, source);
        const auto changes = reach.changes(Alteration::Content, source);
        ASSERT_EQ(opened.size(), changes.size());
        for (std::size_t c = 0; c < changes.size(); ++c) {
          EXPECT_GE(opened[c].amount, changes[c].amount - kNearReach);
          told[{source, changes[c].cell}] = changes[c].amount;
        }
      }
      for (const auto& [pair, amount] : told) {
        EXPECT_NEAR(amount, told.at(std::pair(pair.second, pair.first)), kNearReach);
      }
      if (HasFailure()) return;
    }
  }
}

}  // namespace
}  // namespace minewise
