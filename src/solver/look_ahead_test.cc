#include <gtest/gtest.h>

#include <string>

#include "solver/look_ahead.h"
#include "support/board.h"

namespace minewise {

namespace {

struct Ahead {
  explicit Ahead(std::string_view text) : view(drawn_view(text)) { ahead.start(known); }

  // The symbols of all answers of a cell, in order.
  std::string look(int index) {
    std::string symbols;
    const int number = ahead.look_at(Cell{index});
    for (const auto& answer : ahead.answers(number)) symbols += answer.clue.symbol();
    return symbols;
  }
  double after(int answer, int index) {
    return ahead.mine_probability(ahead.candidates() - 1, answer, Cell{index});
  }

  View view;
  Knowledge known{view, by_counting({})};
  LookAhead ahead;
};

TEST(LookAhead, KnowsWhatWouldFollow) {
  Ahead it("density 0.25\n? ? ? _ ? 1 ?\n");
  ASSERT_EQ(it.look(1), "012");
  EXPECT_DOUBLE_EQ(it.ahead.answers(0)[1].probability, 6.0 / 16);
  EXPECT_EQ(it.after(0, 0), 0);
  EXPECT_EQ(it.after(0, 1), 0);  // itself
  EXPECT_DOUBLE_EQ(it.after(1, 2), 0.5);
  EXPECT_EQ(it.after(2, 2), 1);
  EXPECT_DOUBLE_EQ(it.after(2, 4), 0.5);  // far away nothing changes
}

// Two mines: one by the 1, one among the three cells on the left or at the right end.
TEST(LookAhead, FarCellsLearnFromTheCount) {
  Ahead it("mines 2\n? ? ? _ ? 1 ? _ ?\n");
  ASSERT_EQ(it.look(1), "01");
  EXPECT_EQ(it.after(0, 8), 1);
  EXPECT_EQ(it.after(1, 8), 0);
  EXPECT_DOUBLE_EQ(it.after(1, 0), 0.5);
}

TEST(LookAhead, CountsTheCellsThatBecomeSafe) {
  Ahead it("mines 2\n? ? ? _ ? 1 ? _ ?\n");
  it.look(1);
  EXPECT_EQ(it.ahead.answers(0)[0].safe, 2);  // a 0: both its neighbours
  EXPECT_EQ(it.ahead.answers(0)[0].least, 0);
  EXPECT_EQ(it.ahead.answers(0)[1].safe, 1);  // a 1: the right end
}

TEST(LookAhead, FindsTheSafestNextGuess) {
  Ahead it("density 0.25\n? ? ? _ ? 1 ? _ ?\n");
  it.look(1);
  EXPECT_DOUBLE_EQ(it.ahead.answers(0)[1].least, 0.25);  // the right end, beside two halves
  EXPECT_EQ(it.ahead.answers(0)[1].safe, 0);
  EXPECT_DOUBLE_EQ(it.ahead.answers(0)[2].least, 0.25);
}

TEST(LookAhead, NothingIsLeftToFearWhereNoCellStaysUnknown) {
  Ahead it("mines 1\n? _ M\n");
  ASSERT_EQ(it.look(0), "0");
  EXPECT_EQ(it.ahead.answers(0)[0].least, 0);
  EXPECT_EQ(it.ahead.answers(0)[0].safe, 0);
}

TEST(LookAhead, ACellThatCannotBeSafeHasNoAnswers) {
  Ahead it("mines 1\n? 1 _ ? ?\n");
  EXPECT_EQ(it.look(0), "");
  EXPECT_EQ(it.ahead.candidate(0).mine_probability, 1);
}

TEST(LookAhead, ASafeCellMayStillBeAskedAbout) {
  Ahead it("mines 1\n0 ? ? ?\n");
  it.known.tell({Cell{1}, Verdict::Safe, {Rule::Exact, {Cell{0}}}});
  it.ahead.start(it.known);
  ASSERT_EQ(it.look(1), "01");
  EXPECT_EQ(it.ahead.candidate(0).mine_probability, 0);
  EXPECT_DOUBLE_EQ(it.ahead.answers(0)[1].probability, 0.5);
}

// Regions of what a candidate does not touch keep their numbers; those it changes have no cells.
TEST(LookAhead, GroupsKeepTheirNumbers) {
  Ahead it("density 0.25\n? 1 ? _ ? 1 ? _ ? ? ?\n");
  it.look(0);
  it.look(9);
  const LookAhead& ahead = it.ahead;
  EXPECT_EQ(ahead.group_of(0, Cell{4}), ahead.group_of(1, Cell{4}));
  const int changed = ahead.group_of(1, Cell{2});
  EXPECT_EQ(ahead.group_size(1, changed), 2);
  EXPECT_EQ(ahead.group_size(0, changed), 0);
  EXPECT_EQ(ahead.probabilities(0, 0)[changed], 1);
  EXPECT_EQ(ahead.group_of(0, Cell{9}), 0);
  EXPECT_EQ(ahead.group_size(0, 0), 3);
  EXPECT_EQ(ahead.group_size(1, 0), 0);
  EXPECT_EQ(ahead.group_of(1, Cell{9}), LookAhead::kNone);
  const auto own = ahead.cells_of(1, ahead.group_of(1, Cell{8}));
  EXPECT_EQ(std::vector<Cell>(own.begin(), own.end()), (std::vector{Cell{8}, Cell{10}}));
}

// Cells 9 and 12 touch no clue and have two neighbours each; only the names of these differ.
TEST(LookAhead, CandidatesThatLookAlikeHaveTheirOwnCells) {
  Ahead it("mines 4\n? 1 ? _ ? 1 ? _ ? ? ? ? ? ?\n");
  it.look(9);
  it.look(12);
  const LookAhead& ahead = it.ahead;
  ASSERT_EQ(ahead.answers(0).size(), ahead.answers(1).size());
  const int last = static_cast<int>(ahead.answers(1).size()) - 1;
  EXPECT_EQ(ahead.answers(1)[last].clue, Clue::number(2));
  EXPECT_EQ(ahead.mine_probability(0, last, Cell{8}), 1);
  EXPECT_EQ(ahead.mine_probability(0, last, Cell{13}), 0);
  EXPECT_EQ(ahead.mine_probability(1, last, Cell{8}), 0);
  EXPECT_EQ(ahead.mine_probability(1, last, Cell{13}), 1);
}

TEST(LookAhead, SpreadsWhatItKnowsOverTheBoard) {
  Ahead it("mines 3\nF ? ? ? _ ? 1 ? _ ?\n");
  it.look(2);
  std::vector<double> by_cell(10, -1);
  for (int answer = 0; answer < 2; ++answer) {
    it.ahead.spread(0, answer, by_cell);
    for (int i = 0; i < 10; ++i) EXPECT_EQ(by_cell[i], it.after(answer, i)) << answer << " " << i;
  }
  EXPECT_EQ(by_cell[0], 1);
  EXPECT_EQ(by_cell[4], 0);
}

}  // namespace

}  // namespace minewise
