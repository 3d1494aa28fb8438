#include "solver/knowledge.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/position.h"
#include "solver/engines/single_point.h"
#include "solver/engines/subset.h"
#include "solver/layouts.h"
#include "solver/what_if.h"
#include "support/board.h"

namespace minewise {
namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;

std::vector<Rule> rules_of(const Knowledge& known) {
  std::vector<Rule> rules;
  for (const Deduction& each : known.facts().deductions()) rules.push_back(each.reason.rule);
  return rules;
}

TEST(Knowledge, GivesEachFindTheSimplestRule) {
  const View view = drawn_view("? ? ?\n1 2 1\n");
  const Knowledge known(view, by(every_engine_but_exact()));
  EXPECT_THAT(rules_of(known), ElementsAre(Rule::Subset, Rule::Subset, Rule::SinglePoint));
}

TEST(Knowledge, EndsWithTheNumberOfMines) {
  const View view = drawn_view("mines 5\n* * 3 1\n* * ? ?\n2 3 ? ?\n");
  const Knowledge known(view, by_every_engine());
  EXPECT_THAT(rules_of(known), Contains(Rule::Count));
  EXPECT_EQ(known.facts().deductions().size(), 4u);
}

TEST(Knowledge, AsksNoFurtherThanItHasTo) {
  const View view = drawn_view("? ? 1\n1 2 1\n"), blank = drawn_view("? ?\n? ?\n");
  Knowledge known(by(make_engines<SinglePoint, Subset>()));
  known.start(view);
  const auto has_any = [&] { return !known.facts().deductions().empty(); };
  EXPECT_TRUE(known.deduce_until(view, has_any));
  EXPECT_THAT(rules_of(known), Each(Rule::SinglePoint));
  known.start(blank);
  EXPECT_FALSE(known.deduce_until(blank, has_any));
}

TEST(Knowledge, LosesNothingToFlagsBetween) {
  View view = drawn_view("? ? ? ? ?\n1 2 2 ? ?\n"), same = view;
  Knowledge known(by(make_engines<SinglePoint, Subset>())),
      deduced(by(make_engines<SinglePoint, Subset>()));
  known.start(view);
  known.deduce(view);
  const auto is_enough = [] { return true; };
  const auto first = known.facts().deductions();
  for (const Deduction& each : std::vector(first.begin(), first.end())) {
    if (each.verdict == Verdict::Mine) view.flag(each.cell);
    EXPECT_TRUE(known.deduce_until(view, is_enough));
  }
  int asked = 0;  // once after each engine, whether it had to run or not
  known.deduce_until(view, [&] { return ++asked < 0; });
  EXPECT_EQ(asked, 2);
  view.open(Cell{8}, Clue::number(1));
  known.deduce(view);
  same.open(Cell{8}, Clue::number(1));
  deduced.start(same);
  deduced.deduce(same);
  for (int i = 0; i < view.cells(); ++i) {
    EXPECT_EQ(known.facts().is_known(Cell{i}), deduced.facts().is_known(Cell{i})) << i;
    EXPECT_EQ(known.facts().is_mine(Cell{i}), deduced.facts().is_mine(Cell{i})) << i;
  }
}

TEST(Knowledge, KeepsUpWithAGame) {
  View view = drawn_view("density 0.2\n? ? ? ?\n");
  Knowledge known(by_exact());
  known.start(view);
  known.deduce(view);
  EXPECT_DOUBLE_EQ(known.posterior().mine_probability(Cell{0}), 0.2);
  view.open(Cell{1}, Clue::number(1));
  known.deduce(view);
  EXPECT_DOUBLE_EQ(known.posterior().mine_probability(Cell{0}), 0.5);
  view.open(Cell{2}, Clue::number(0));
  known.deduce(view);
  EXPECT_TRUE(known.facts().is_mine(Cell{0}) && known.facts().is_safe(Cell{3}));
}

TEST(Knowledge, FindsTheProofOfACell) {
  const View view = drawn_view("? 1 ? ?\n_ _ 1 _\n");
  View seen = drawn_view("? ? ?\n1 2 1\n");
  const Knowledge known(seen, by_every_engine());
  ASSERT_NE(known.proof_of(Cell{1}), nullptr);
  EXPECT_EQ(known.proof_of(Cell{1})->verdict, Verdict::Safe);
  EXPECT_EQ(known.proof_of(Cell{3}), nullptr);  // it is open
  EXPECT_EQ(Knowledge(view, by(make_engines<SinglePoint>())).proof_of(Cell{0}), nullptr);
}

TEST(Knowledge, SupposesWhatItIsTold) {
  const View view = drawn_view("mines 2\n? 1 ? ? ?\n");
  Knowledge known(by_exact());
  known.suppose(view, {Cell{0}, Verdict::Mine, {}});
  EXPECT_TRUE(known.facts().is_safe(Cell{2}));
  EXPECT_DOUBLE_EQ(known.posterior().mine_probability(Cell{3}), 0.5);
}

TEST(Knowledge, WithoutProofsLeavesTheFactsAlone) {
  const View view = drawn_view("mines 1\n? ? 1\n");
  Knowledge known(view, by_counting({}));
  EXPECT_THAT(known.facts().deductions(), IsEmpty());
  EXPECT_EQ(known.posterior().mine_probability(Cell{1}), 1);
}

// A cell that was known to be safe is opened: no more cells are known, but there is a clue more.
TEST(Knowledge, RecountsWhenAClueIsNew) {
  View view = drawn_view("density 0.2\n0 ? ? ?\n");
  Knowledge known(view, by_exact());
  ASSERT_TRUE(known.facts().is_safe(Cell{1}));
  view.open(Cell{1}, Clue::number(1));
  known.observe(view);
  EXPECT_EQ(known.recount().mine_probability(Cell{2}), 1);
}

// The 2s on the right take all layouts to settle. Their mines must not be counted a second time
// when the cells on the left are asked about: of four mines two are there, and so two are left for
// the five cells on the left.
TEST(Knowledge, WhatIfCountsProvedMinesOnce) {
  const View view = drawn_view("mines 4\n? ? ? ? ? _ ? ? ?\n_ _ _ _ _ _ 1 2 1\n");
  Knowledge proved(view, by_exact()), counted(view, by_counting({}));
  ASSERT_FALSE(proved.facts().deductions().empty());
  WhatIf after(proved, Cell{0}), before(counted, Cell{0});
  ASSERT_EQ(after.answers().size(), before.answers().size());
  for (std::size_t i = 0; i < after.answers().size(); ++i) {
    EXPECT_DOUBLE_EQ(after.answers()[i].probability, before.answers()[i].probability);
    EXPECT_DOUBLE_EQ(after.mine_probability(static_cast<int>(i), Cell{4}),
                     before.mine_probability(static_cast<int>(i), Cell{4}));
  }
  EXPECT_EQ(count_layouts(proved), BigInt(10));
}

// A game that ends before anyone asks for a probability leaves nothing behind for the next.
TEST(Knowledge, StartsAgainWithoutWhatWasLeftForLater) {
  Knowledge known(by_exact());
  const View before = drawn_view("mines 2\n? ? ? ? ? ?\n? 1 ? ? ? ?\n? ? ? ? ? ?\n");
  known.start(before);
  known.deduce_until(before, [&] { return known.facts().known().size() >= 1; });
  const View next = drawn_view("mines 1\n? ? ?\n");
  known.start(next);
  known.posterior();
  known.deduce(next);
  EXPECT_NEAR(known.posterior().mine_probability(Cell{0}), 1.0 / 3, 1e-12);
}

}  // namespace
}  // namespace minewise
