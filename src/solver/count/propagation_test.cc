#include "solver/count/propagation.h"

#include <gtest/gtest.h>

#include "support/board.h"

namespace minewise {
namespace {

Propagation told_by(const View& view, const Facts& facts, double density) {
  Propagation propagation;
  propagation.start(view, density);
  propagation.update(view, facts);
  return propagation;
}

// One clue has no cycles: P(mine) follows from the likelihoods 1/(3 - s) for s = 0, 1.
TEST(Propagation, OneClueIsExact) {
  const View view = drawn_view(R"(
    density 0.25
    clues cautious
    1 ? ?
  )");
  const Facts facts(view);
  const Propagation told = told_by(view, facts, 0.25);
  EXPECT_EQ(told.cells(), 1);
  const double mine = 0.25 * 1, safe = 0.75 * 0.5;
  EXPECT_NEAR(told.mine_probability(Cell{1}), mine / (mine + safe), 1e-12);
  EXPECT_EQ(told.clues_around(Cell{2}), 0);
}

// A chain has none either: every layout of the three cells between the clues, by hand.
TEST(Propagation, AChainOfCluesIsExact) {
  const View view = drawn_view(R"(
    density 0.25
    clues cautious
    ? 1 ? 2 ?
  )");
  const Facts facts(view);
  const Propagation told = told_by(view, facts, 0.25);
  double mines[3]{}, all = 0;
  for (int bits = 0; bits < 8; ++bits) {
    const int a = bits & 1, b = bits >> 1 & 1, c = bits >> 2;
    if (a + b > 1) continue;
    double weight = 1.0 / (3 - a - b) / (3 - b - c);
    for (const int mine : {a, b, c}) weight *= mine ? 0.25 : 0.75;
    all += weight;
    mines[0] += a * weight;
    mines[1] += b * weight;
    mines[2] += c * weight;
  }
  for (int i = 0; i < 3; ++i) {
    EXPECT_NEAR(told.mine_probability(Cell{2 * i}), mines[i] / all, 1e-5);
  }
  EXPECT_NEAR(told.mines(), (mines[0] + mines[1] + mines[2]) / all, 1e-5);
}

TEST(Propagation, AnotherDensityIsAsIfItHadBeenTheFirst) {
  const View view = drawn_view(R"(
    clues cautious
    ? 1 ? 2 ?
    ? ? 3 ? ?
    2 ? ? 4 ?
  )");
  const Facts facts(view);
  Propagation changed = told_by(view, facts, 0.4);
  changed.update(view, facts, 0.15);
  const Propagation fresh = told_by(view, facts, 0.15);
  for (const Cell cell : view.covered()) {
    EXPECT_NEAR(changed.mine_probability(cell), fresh.mine_probability(cell), 1e-5);
  }
  EXPECT_NEAR(changed.mines(), fresh.mines(), 1e-5);
  EXPECT_FALSE(changed.up_to(changed.least()).empty());
}

}  // namespace
}  // namespace minewise
