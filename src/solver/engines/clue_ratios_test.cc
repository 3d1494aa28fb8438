#include "solver/engines/clue_ratios.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/board.h"

namespace minewise {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

struct Drawn {
  explicit Drawn(std::string_view text) : view(drawn_view(text)) {
    facts.start(view);
    ratios.start(view);
    update();
  }

  void update() {
    facts.observe(view);
    ratios.update(view, facts);
  }

  double ratio(int cell) const { return ratios.ratio(Cell{cell}); }

  View view;
  Facts facts;
  ClueRatios ratios;
};

TEST(ClueRatios, AClueSharesWhatItLacksAmongItsCells) {
  const Drawn drawn("? 1 ? _\n? ? M _\n");
  EXPECT_DOUBLE_EQ(drawn.ratio(0), 0);
  const Drawn other("? 2 ? _\n? ? M _\n");
  EXPECT_DOUBLE_EQ(other.ratio(0), 1.0 / 4);
}

TEST(ClueRatios, ACellNextToSeveralCluesTakesTheirMean) {
  const Drawn drawn("? 1 ? ?\n? ? ? 2\n");
  EXPECT_DOUBLE_EQ(drawn.ratio(0), 1.0 / 5);
  EXPECT_DOUBLE_EQ(drawn.ratio(3), 560.0 / 840);
  EXPECT_DOUBLE_EQ(drawn.ratio(2), 13.0 / 30);
  EXPECT_THAT(drawn.ratios.least(), UnorderedElementsAre(Cell{0}, Cell{4}, Cell{5}));
  EXPECT_THAT(drawn.ratios.next_to_no_clue(), IsEmpty());
}

TEST(ClueRatios, CellsNextToNoClueShareTheMinesLeft) {
  EXPECT_DOUBLE_EQ(Drawn("mines 3\nM 2 ? ? ?\n").ratio(4), 2.0 / 3);
  EXPECT_DOUBLE_EQ(Drawn("density 0.3\nM 2 ? ? ?\n").ratio(4), 0.3);
  EXPECT_DOUBLE_EQ(Drawn("mines unknown\nM 2 ? ? ?\n").ratio(4), 2.0 / 4);
}

TEST(ClueRatios, AWithheldClueIsFilledInWithTheShareRoundedDown) {
  const Drawn drawn("mines 4\n? ? ?\n? _ ?\n? ? ?\n");  // 8 cells by 4/8
  EXPECT_DOUBLE_EQ(drawn.ratio(0), 4.0 / 8);
  const Drawn rounded("density 0.2\n? ? ?\n? _ ?\n? ? ?\n");  // 1.6 mines
  EXPECT_DOUBLE_EQ(rounded.ratio(0), 1.0 / 8);
}

TEST(ClueRatios, WhatWasFilledInStays) {
  Drawn drawn("mines 4\n? ? ?\n? _ ?\n? ? ?\n");
  drawn.view.step_on(Cell{0});
  drawn.view.step_on(Cell{1});
  drawn.update();
  EXPECT_DOUBLE_EQ(drawn.ratio(8), 280.0 / 840);
}

// An optimistic 1 with two mines found lacks none that it tells of.
TEST(ClueRatios, ANoisyClueIsTakenAsItIs) {
  EXPECT_DOUBLE_EQ(Drawn("clues optimistic\nM 1 M\n? ? ?\n").ratio(3), 0);
  EXPECT_DOUBLE_EQ(Drawn("clues cautious\n? 8 ?\n? ? ?\n").ratio(0), 1);
}

TEST(ClueRatios, KeepsUpWithAGame) {
  Drawn drawn("mines 2\n? ? ? ?\n");
  EXPECT_THAT(drawn.ratios.least(), IsEmpty());
  drawn.view.open(Cell{1}, Clue::number(1));
  drawn.update();
  EXPECT_THAT(drawn.ratios.least(), UnorderedElementsAre(Cell{0}, Cell{2}));
  EXPECT_THAT(drawn.ratios.next_to_no_clue(), ElementsAre(Cell{3}));
  drawn.view.open(Cell{2}, Clue::number(1));
  drawn.update();
  EXPECT_THAT(drawn.ratios.least(), UnorderedElementsAre(Cell{0}, Cell{3}));
  EXPECT_DOUBLE_EQ(drawn.ratio(0), 1);
  drawn.view.step_on(Cell{0});
  drawn.update();
  EXPECT_THAT(drawn.ratios.least(), ElementsAre(Cell{3}));
}

}  // namespace
}  // namespace minewise
