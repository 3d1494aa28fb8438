#include <gtest/gtest.h>

#include <string>

#include "solver/what_if.h"
#include "support/board.h"

namespace minewise {

namespace {

struct Drawn {
  explicit Drawn(std::string_view text) : view(drawn_view(text)) {}

  WhatIf open(int index) { return WhatIf(known, Cell{index}); }

  View view;
  Knowledge known{view, by_counting({})};
};

// The symbols of all answers, in order.
std::string answers_of(const WhatIf& what_if) {
  std::string symbols;
  for (const WhatIf::Answer& answer : what_if.answers()) symbols += answer.clue.symbol();
  return symbols;
}

TEST(WhatIf, ListsWhatACellMayShow) {
  Drawn drawn("mines 1\n? 1 ? ?\n");
  const WhatIf what_if = drawn.open(2);
  EXPECT_DOUBLE_EQ(what_if.mine_probability(), 0.5);
  EXPECT_EQ(answers_of(what_if), "0");  // the mine is then on the other side
}

TEST(WhatIf, WeighsWhatACellMayShow) {
  Drawn drawn("density 0.25\n? ? ? _ ? 1 ?\n");
  const WhatIf what_if = drawn.open(1);
  ASSERT_EQ(answers_of(what_if), "012");
  EXPECT_DOUBLE_EQ(what_if.answers()[0].probability, 9.0 / 16);
  EXPECT_DOUBLE_EQ(what_if.answers()[1].probability, 6.0 / 16);
  EXPECT_DOUBLE_EQ(what_if.answers()[2].probability, 1.0 / 16);
}

TEST(WhatIf, KnowsWhatWouldFollow) {
  Drawn drawn("density 0.25\n? ? ? _ ? 1 ?\n");
  WhatIf what_if = drawn.open(1);
  EXPECT_EQ(what_if.mine_probability(0, Cell{0}), 0);
  EXPECT_EQ(what_if.mine_probability(0, Cell{1}), 0);
  EXPECT_DOUBLE_EQ(what_if.mine_probability(1, Cell{2}), 0.5);
  EXPECT_EQ(what_if.mine_probability(2, Cell{2}), 1);
  EXPECT_DOUBLE_EQ(what_if.mine_probability(2, Cell{4}), 0.5);  // far away nothing changes
}

// Two mines: one by the 1, one among the three cells on the left.
TEST(WhatIf, FarCellsLearnFromTheCount) {
  Drawn drawn("mines 2\n? ? ? _ ? 1 ? _ ?\n");
  WhatIf what_if = drawn.open(1);
  ASSERT_EQ(answers_of(what_if), "01");
  EXPECT_DOUBLE_EQ(what_if.mine_probability(0, Cell{8}), 1);
  EXPECT_DOUBLE_EQ(what_if.mine_probability(1, Cell{8}), 0);
  EXPECT_DOUBLE_EQ(what_if.mine_probability(1, Cell{0}), 0.5);
}

TEST(WhatIf, ASafeCellMayStillBeAskedAbout) {
  Drawn drawn("mines 1\n0 ? ? ?\n");
  drawn.known.tell({Cell{1}, Verdict::Safe, {Rule::Exact, {Cell{0}}}});
  const WhatIf what_if = drawn.open(1);
  EXPECT_EQ(what_if.mine_probability(), 0);
  EXPECT_EQ(answers_of(what_if), "01");
  EXPECT_DOUBLE_EQ(what_if.answers()[1].probability, 0.5);
}

TEST(WhatIf, SilenceIsAnAnswer) {
  Drawn drawn("density 0.5\nclues withheld:0.25\n? ? _\n");
  WhatIf what_if = drawn.open(1);
  ASSERT_EQ(answers_of(what_if), "_01");
  EXPECT_DOUBLE_EQ(what_if.answers()[0].probability, 0.25);
  EXPECT_DOUBLE_EQ(what_if.mine_probability(0, Cell{0}), 0.5);
  EXPECT_EQ(what_if.mine_probability(2, Cell{0}), 1);
}

TEST(WhatIf, ACellThatCannotBeSafeShowsNothing) {
  Drawn drawn("mines 2\n? ? 2 ? ?\n");
  EXPECT_EQ(answers_of(drawn.open(1)), "");
}

TEST(WhatIf, ACellWithNothingUnknownAroundItShowsWhatIsKnown) {
  Drawn drawn("mines 2\nM ? _ ? ?\n");
  EXPECT_EQ(answers_of(drawn.open(1)), "1");
}

}  // namespace

}  // namespace minewise
