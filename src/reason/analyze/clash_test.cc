#include "reason/analyze/clash.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/board.h"

namespace minewise {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Clash clash_in(std::string_view text) {
  return find_clash(drawn_view(text));
}

TEST(Clash, NamesTheCluesThatContradictEachOtherAndNoOthers) {
  const Clash clash = clash_in(
      "? 1 0 1 ?\n"
      "? 2 0 1 ?\n");
  EXPECT_THAT(clash.clues, ElementsAre(Cell{1}, Cell{6}));
  EXPECT_FALSE(clash.takes_count);
}

TEST(Clash, MayBeASingleClue) {
  EXPECT_THAT(clash_in("? 1 ? _ F 1 F\n").clues, ElementsAre(Cell{5}));
}

// Left to right the 1s force a mine, none, a mine, none; the 2 wants both its cells.
TEST(Clash, MayTakeAChainOfClues) {
  const Clash clash = clash_in("F _ _ _ _\n2 _ _ _ _\n? 1 ? 2 ?\n");
  EXPECT_THAT(clash.clues, ElementsAre(Cell{5}, Cell{11}, Cell{13}));
  EXPECT_FALSE(clash.takes_count);
}

TEST(Clash, MayTakeTheNumberOfMines) {
  const Clash clash = clash_in("mines 1\n? 1 ? _ ? 1 ? _ ?\n");
  EXPECT_THAT(clash.clues, ElementsAre(Cell{1}, Cell{5}));
  EXPECT_TRUE(clash.takes_count);
}

TEST(Clash, NeedsNoClueWhereTheCountIsExceededAlready) {
  Position position = drawn_position("M F ? 1 ?\n");
  position.count = FixedCount{1};
  const Clash clash = find_clash(view_of(position));
  EXPECT_THAT(clash.clues, IsEmpty());
  EXPECT_TRUE(clash.takes_count);
}

}  // namespace
}  // namespace minewise
