#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "solver/conflict.h"
#include "support/board.h"

namespace minewise {

namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

Conflict conflict_in(std::string_view text) {
  return find_conflict(drawn_view(text));
}

TEST(Conflict, NamesTheCluesThatContradictEachOtherAndNoOthers) {
  const Conflict conflict = conflict_in(
      "? 1 0 1 ?\n"
      "? 2 0 1 ?\n");
  EXPECT_THAT(conflict.clues, ElementsAre(Cell{1}, Cell{6}));
  EXPECT_FALSE(conflict.takes_count);
}

TEST(Conflict, MayBeASingleClue) {
  EXPECT_THAT(conflict_in("? 1 ? _ F 1 F\n").clues, ElementsAre(Cell{5}));
}

// Left to right the 1s force a mine, none, a mine, none; the 2 wants both its cells.
TEST(Conflict, MayTakeAChainOfClues) {
  const Conflict conflict = conflict_in("F _ _ _ _\n2 _ _ _ _\n? 1 ? 2 ?\n");
  EXPECT_THAT(conflict.clues, ElementsAre(Cell{5}, Cell{11}, Cell{13}));
  EXPECT_FALSE(conflict.takes_count);
}

TEST(Conflict, MayTakeTheNumberOfMines) {
  const Conflict conflict = conflict_in("mines 1\n? 1 ? _ ? 1 ? _ ?\n");
  EXPECT_THAT(conflict.clues, ElementsAre(Cell{1}, Cell{5}));
  EXPECT_TRUE(conflict.takes_count);
}

TEST(Conflict, NeedsNoClueWhereTheCountIsExceededAlready) {
  Position position = drawn_position("M F ? 1 ?\n");
  position.count = FixedCount{1};
  const Conflict conflict = find_conflict(view_of(position));
  EXPECT_THAT(conflict.clues, IsEmpty());
  EXPECT_TRUE(conflict.takes_count);
}

// A row of covered cells above a row of 1s, at the far end of a large board. The clue in the middle
// of the row is 3, which neither of its neighbours allows.
View view_of_long_row() {
  constexpr int kSide = 1000;
  std::string text;
  for (int row = 0; row < kSide - 2; ++row) text += std::string(kSide, '_') + "\n";
  text += std::string(kSide, '?') + "\n" + std::string(kSide, '1') + "\n";
  text[text.size() - 1 - kSide / 2] = '3';
  return drawn_view(text);
}

TEST(Conflict, IsAsSmallOnALargeBoardAsOnASmallOne) {
  const Conflict conflict = find_conflict(view_of_long_row());
  EXPECT_THAT(conflict.clues, SizeIs(2));
  EXPECT_THAT(conflict.clues, Contains(Cell{999'500}));
}

TEST(ClueTrial, CostsWhatItsCluesCostOnAnyBoard) {
  const View view = view_of_long_row();
  ClueTrial trial(view);
  const std::vector<Cell> apart{Cell{999'000}, Cell{999'500}};
  const std::vector<Cell> close{Cell{999'499}, Cell{999'500}};
  EXPECT_FALSE(trial.conflict(apart, ClueTrial::Count::Unknown));
  EXPECT_TRUE(trial.conflict(close, ClueTrial::Count::Unknown));
  EXPECT_FALSE(trial.conflict(apart, ClueTrial::Count::Unknown));
  EXPECT_LT(trial.work(), 100);
}

TEST(ClueTrial, TakesTheNumberOfMinesWhereThatIsAsked) {
  const View view = drawn_view("mines 1\n? 1 ? _ ? 1 ? _ ?\n");
  ClueTrial trial(view);
  const std::vector<Cell> both{Cell{1}, Cell{5}};
  EXPECT_TRUE(trial.conflict(both, ClueTrial::Count::Told));
  EXPECT_FALSE(trial.conflict(both, ClueTrial::Count::Unknown));
  EXPECT_FALSE(trial.conflict(std::span(both).first(1), ClueTrial::Count::Told));
}

}  // namespace

}  // namespace minewise
