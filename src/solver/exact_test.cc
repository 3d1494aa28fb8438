#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "core/position.h"
#include "solver/exact.h"
#include "support/board.h"

namespace minewise {

namespace {

using testing::ElementsAre;
using testing::SizeIs;

// The premises by which a cell of the component of a clue is safe or a mine.
decltype(Reason::because) premises(std::string_view board, int clue, int cell, Verdict verdict) {
  const View view = drawn_view(board);
  Facts facts(view);
  ComponentBuilder builder;
  builder.start(view.cells());
  Component component;
  EXPECT_TRUE(builder.build(Cell{clue}, view, facts, component));
  PremiseFinder finder;
  for (std::size_t r = 0; r < component.regions.size(); ++r) {
    for (const Cell each : component.cells_of(component.regions[r])) {
      if (each.index == cell) return finder.find(component, static_cast<int>(r), verdict);
    }
  }
  return {};
}

TEST(Premises, AreThoseOfASingleClueWhereOneWillDo) {
  EXPECT_THAT(premises("? 2 ? 1 ?\n", 1, 0, Verdict::Mine), ElementsAre(Cell{1}));
}

// The second clue from the left is the one that touches the cell; it takes the first as well.
TEST(Premises, ReachAsFarAsTheyMust) {
  const char* board =
      "? ? ? ? ?\n"
      "1 2 _ 1 _\n";
  EXPECT_THAT(premises(board, 5, 2, Verdict::Mine), ElementsAre(Cell{5}, Cell{6}));
}

TEST(Premises, FollowAChainToItsEnd) {
  const char* chain = "1 ? 1 ? 1 ? 1\n";
  EXPECT_THAT(premises(chain, 0, 1, Verdict::Mine), ElementsAre(Cell{0}));
  EXPECT_THAT(premises(chain, 0, 3, Verdict::Safe), ElementsAre(Cell{0}, Cell{2}));
}

// The end of this chain is settled by its beginning, farther away than is searched.
TEST(Premises, NameTheWholeComponentWhenTheyAreFar) {
  const char* chain = "1 ? 1 ? 1 ? 1 ? 1 ? 1 ? 1 ? 1 ? 1 ? 1 ? 1 ? 1 ? 1 ? 1 ? 1 ? 1 ?\n";
  EXPECT_THAT(premises(chain, 0, 31, Verdict::Safe), SizeIs(16));
}

}  // namespace

// Positions before and after: `+` proved safe, `x` proved a mine.

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Facts facts_after(const View& view) {
  Facts facts(view);
  Exact engine;
  engine.start(view);
  engine.deduce(view, facts);
  return facts;
}

std::string solved(std::string_view text) {
  const Position position = drawn_position(text);
  const View view = view_of(position);
  const Facts facts = facts_after(view);
  std::string rows;
  for (int index = 0; index < view.cells(); ++index) {
    const Cell cell{index};
    const bool proved = view.is_covered(cell) && facts.is_known(cell);
    rows += !proved ? symbol_of(view, cell) : facts.is_mine(cell) ? 'x' : '+';
    rows += (index + 1) % position.shape.width == 0 ? '\n' : ' ';
  }
  return rows;
}

TEST(Exact, SeesWhatTakesTwoClues) {
  EXPECT_EQ(solved("1 2 _\n"
                   "? ? ?\n"),
            "1 2 _\n"
            "? ? x\n");
}

TEST(Exact, NamesTheCluesOfTheComponent) {
  const Facts facts = facts_after(drawn_view("1 2 _\n? ? ?\n"));
  ASSERT_EQ(facts.deductions().size(), 1u);
  EXPECT_EQ(facts.deductions()[0].reason.rule, Rule::Exact);
  EXPECT_THAT(facts.deductions()[0].reason.because, ElementsAre(Cell{0}, Cell{1}));
}

TEST(Exact, SeesWhatTakesTheNumberOfMines) {
  EXPECT_EQ(solved("mines 1\n? 1 ? 1 ? ?\n"), "+ 1 x 1 + +\n");
}

TEST(Exact, SaysSoWhenItTakesTheNumberOfMines) {
  const Facts facts = facts_after(drawn_view("mines 1\n? 1 ? 1 ? ?\n"));
  ASSERT_EQ(facts.deductions().size(), 4u);
  for (const Deduction& deduction : facts.deductions()) {
    EXPECT_EQ(deduction.reason.rule, Rule::Count);
  }
}

TEST(Exact, ProvesNothingFromAContradiction) {
  EXPECT_THAT(facts_after(drawn_view("? 1 0 0\n? 2 0 0\n")).deductions(), IsEmpty());
}

// A mine in the middle is all but certain, since one mine is so much likelier than two. In doubles
// its probability is 1; but that is no proof.
TEST(Exact, ProvesNothingByRounding) {
  EXPECT_THAT(facts_after(drawn_view("density 0.00000000000000001\n? 1 ? 1 ?\n")).deductions(),
              IsEmpty());
}

// The same with a known count: nine mines, one in the middle of each four 1s, or twenty around
// them. With 40 on the whole board that is a matter of 1 in 10^19.
//
//     ? _ _ _ ? _ _ _ ?
//     _ 1 _ 1 _ 1 _ 1 _
//     _ _ ? _ _ _ ? _ _   ...
//     _ 1 _ 1 _ 1 _ 1 _
//     ? _ _ _ ? _ _ _ ?
TEST(Exact, ProvesNothingByRoundingWithAKnownCount) {
  constexpr int kStars = 9, kWidth = 60, kHeight = 40;
  const Shape shape{kWidth, kHeight};
  Position position;
  position.shape = shape;
  position.count = FixedCount{40};
  position.symbols.assign(static_cast<std::size_t>(shape.cells()), '?');
  for (int row = 0; row < 6; ++row) {
    for (int col = 0; col < 4 * kStars + 2; ++col) {
      const bool ends = row % 4 == 0 && col % 4 == 0;
      const bool middle = row == 2 && col % 4 == 2 && col < 4 * kStars;
      const bool clue = row % 2 == 1 && row < 4 && col % 2 == 1 && col < 4 * kStars;
      position.symbols[shape.cell({row, col}).at()] = clue ? '1' : ends || middle ? '?' : '_';
    }
  }
  const View view = view_of(position);
  EXPECT_THAT(facts_after(view).deductions(), IsEmpty());
}

// Where no cell is a mine by the rules, that is the reason, and no clue is.
TEST(Exact, DoesNotBlameCluesForWhatTheDensitySettles) {
  const View view = view_of(parse_position("density 0\nclues cautious\n??_\n???\n2_?\n").value());
  Facts facts(view);
  Exact exact;
  exact.start(view);
  exact.deduce(view, facts);
  EXPECT_EQ(facts.deductions().size(), 6u);
  for (const Deduction& deduction : facts.deductions()) {
    EXPECT_EQ(deduction.verdict, Verdict::Safe);
    EXPECT_EQ(deduction.reason.rule, Rule::Count);
  }
}

}  // namespace

}  // namespace minewise
