#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "search/outlook.h"
#include "solver/what_if.h"
#include "support/board.h"

namespace minewise {

namespace {

constexpr const char* kBoards[] = {
    "mines 5\n? ? ? ? ?\n? 1 ? ? ?\n? 3 ? ? ?\n? ? ? ? ?\n",
    "mines 7\n1 ? ? ? ?\n? ? ? 2 ?\n? 2 ? ? ?\n? ? ? ? 1\n? ? 1 ? ?\n",
    "topology hex\nmines 4\n? ? 1 ?\n? 2 ? ?\n? ? ? ?\n",
};

// The same figures from one WhatIf.
struct Figures {
  double best_after = 0, goes_on = 0, log_safe = 0, least_after = 0, next_after = 0, doubt = 0;
  double log_best = 0, second = 0, many = 0;

  Figures(Knowledge& known, Cell cell) {
    WhatIf what_if(known, cell);
    for (std::size_t a = 0; a < what_if.answers().size(); ++a) {
      double least = 2, next = 2, doubt_after = 0;
      int safe = 0;
      for (const Cell other : known.view().covered()) {
        if (other == cell || known.facts().is_known(other)) continue;
        const double p = what_if.mine_probability(static_cast<int>(a), other);
        next = std::min(next, std::max(least, p));
        least = std::min(least, p);
        safe += p == 0;
        doubt_after += p * (1 - p);
      }
      const double weight = what_if.answers()[a].probability;
      const bool is_over = least >= 1;
      goes_on += weight * (safe > 0 || is_over);
      best_after += weight * (is_over ? 1 : 1 - least);
      log_safe += weight * std::log1p(safe);
      log_best += weight * (is_over ? 0 : std::log(1 - least));
      second += weight * (safe > 0 || is_over ? 1 : 1 - std::min(next, 1.0));
      many += weight * (safe >= 4);
      least_after += weight * (is_over ? 0 : least);
      next_after += weight * (next >= 1 ? 0 : next);
      doubt += weight * doubt_after;
    }
  }
};

// The sum of p(1 - p) over all unknown cells but one.
double doubt_besides(Knowledge& known, Cell cell) {
  double doubt = 0;
  for (const Cell other : known.view().covered()) {
    const double p = known.posterior().mine_probability(other);
    if (other != cell) doubt += p * (1 - p);
  }
  return doubt;
}

TEST(Outlooks, CanBeHadOfAnyCell) {
  for (const char* board : kBoards) {
    const View view = drawn_view(board);
    Knowledge known(view, by_exact());
    Outlooks outlooks;
    LossAhead losses;
    OutlookLimits narrow;
    narrow.least_safety = 1;
    outlooks.look(known, narrow);
    const LossAhead::Best best = losses.look(known, {});
    for (const Cell cell : view.covered()) {
      if (known.posterior().mine_probability(cell) >= 1) continue;
      const Outlook outlook = outlooks.look_at(known, cell);
      EXPECT_EQ(outlooks.of(cell)->estimate, outlook.estimate);
      EXPECT_NEAR(outlook.goes_on, Figures(known, cell).goes_on, 1e-9) << board << cell.index;
      EXPECT_GE(losses.look_at(known, cell).loss + 1e-8, losses.look_at(known, best.cell).loss);
    }
  }
}

TEST(Outlooks, AreWhatEachAnswerLeadsTo) {
  for (const char* board : kBoards) {
    const View view = drawn_view(board);
    Knowledge known(view, by_exact());
    Outlooks outlooks;
    OutlookLimits limits;
    limits.close = 10;
    for (const Outlook& outlook : outlooks.look(known, limits)) {
      const Figures figures(known, outlook.cell);
      EXPECT_NEAR(outlook.safety, 1 - known.posterior().mine_probability(outlook.cell), 1e-12);
      EXPECT_NEAR(outlook.best_after, figures.best_after, 1e-9) << board << outlook.cell.index;
      EXPECT_NEAR(outlook.goes_on, figures.goes_on, 1e-9) << board << outlook.cell.index;
      EXPECT_NEAR(outlook.log_safe, figures.log_safe, 1e-9) << board << outlook.cell.index;
      EXPECT_NEAR(outlook.log_best, figures.log_best, 1e-9) << board << outlook.cell.index;
      EXPECT_NEAR(outlook.second, figures.second, 1e-9) << board << outlook.cell.index;
      EXPECT_NEAR(outlook.many, figures.many, 1e-9) << board << outlook.cell.index;
      EXPECT_NEAR(outlook.settled, doubt_besides(known, outlook.cell) - figures.doubt, 1e-9);
    }
  }
}

TEST(Outlooks, BestFirstAndOnlyThoseCloseToIt) {
  const View view = drawn_view(kBoards[1]);
  Knowledge known(view, by_exact());
  Outlooks outlooks;
  OutlookLimits limits;
  limits.close = 0.1;
  const auto seen = outlooks.look(known, limits);
  ASSERT_FALSE(seen.empty());
  for (std::size_t i = 1; i < seen.size(); ++i) {
    EXPECT_GE(seen[i - 1].estimate, seen[i].estimate - 1e-9);
    EXPECT_GE(seen[i].estimate, seen[0].estimate - 0.1 - 1e-9);
  }
  EXPECT_EQ(outlooks.of(seen[0].cell)->estimate, seen[0].estimate);
  limits.close = 0;
  EXPECT_EQ(outlooks.look(known, limits)[0].cell, seen[0].cell);
}

// The two least probabilities of a mine and the doubt that are left where a cell is a mine.
std::array<double, 3> after_mine(Knowledge& known, Cell cell) {
  WhatIf what_if(known, cell);
  const double p = known.posterior().mine_probability(cell);
  double least = 1, next = 1, doubt = 0;
  for (const Cell other : known.view().covered()) {
    if (other == cell || known.facts().is_known(other)) continue;
    double where_safe = 0;
    for (std::size_t a = 0; a < what_if.answers().size(); ++a) {
      where_safe +=
          what_if.answers()[a].probability * what_if.mine_probability(static_cast<int>(a), other);
    }
    const double then = (known.posterior().mine_probability(other) - (1 - p) * where_safe) / p;
    next = std::min(next, std::max(least, then));
    least = std::min(least, then);
    doubt += then * (1 - then);
  }
  return {least >= 1 - 1e-12 ? 0 : least, next >= 1 - 1e-12 ? 0 : next, doubt};
}

// No candidate that was looked at costs less, worked out the plain way.
TEST(LossAhead, FindsTheLeastLoss) {
  for (const char* board : kBoards) {
    const View view = drawn_view(board);
    Knowledge known(view, by_exact());
    LossAhead ahead;
    const LossAhead::Best best = ahead.look(known, {1.0, 1000, 1000});
    double doubt = 0;
    for (const Cell cell : view.covered()) {
      const double p = known.posterior().mine_probability(cell);
      doubt += p * (1 - p);
    }
    const auto loss = [&](Cell cell) {
      const double p = known.posterior().mine_probability(cell);
      const Figures figures(known, cell);
      const auto [least_then, next_then, doubt_then] = after_mine(known, cell);
      return p + (1 - p) * figures.least_after + p * least_then +
             0.3 * ((1 - p) * figures.next_after + p * next_then) +
             0.2 * ((1 - p) * figures.doubt + p * doubt_then - doubt);
    };
    for (const Cell cell : view.covered()) {
      if (known.posterior().mine_probability(cell) >= 1) continue;
      EXPECT_LE(loss(best.cell), loss(cell) + 1e-8) << board;
    }
  }
}

}  // namespace

}  // namespace minewise
