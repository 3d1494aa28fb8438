#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "solver/count/frontier.h"
#include "support/board.h"

namespace minewise {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAre;

// A view, the facts that it shows, and a builder at work on them.
struct DrawnComponent {
  explicit DrawnComponent(std::string_view text) : view(drawn_view(text)) {
    facts.start(view);
    facts.observe(view);
    builder.start(view.cells());
  }

  bool build(int clue) { return builder.build(Cell{clue}, view, facts, component); }

  std::vector<int> cells_of(std::size_t region) const {
    std::vector<int> indices;
    for (const Cell cell : component.cells_of(component.regions[region])) {
      indices.push_back(cell.index);
    }
    return indices;
  }

  std::vector<int> clues_of(std::size_t region) const {
    const ShortList& clues = component.regions[region].clues;
    return {clues.begin(), clues.end()};
  }

  View view;
  Facts facts;
  ComponentBuilder builder;
  Component component;
};

TEST(Component, CellsThatTouchTheSameCluesShareARegion) {
  DrawnComponent drawn(
      "1 2 _\n"
      "? ? ?\n");
  ASSERT_TRUE(drawn.build(0));
  EXPECT_THAT(drawn.component.clues, SizeIs(2));
  ASSERT_THAT(drawn.component.regions, SizeIs(2));
  EXPECT_THAT(drawn.cells_of(0), UnorderedElementsAre(3, 4));
  EXPECT_THAT(drawn.cells_of(1), ElementsAre(5));
  EXPECT_THAT(drawn.clues_of(0), ElementsAre(0, 1));
  EXPECT_THAT(drawn.clues_of(1), ElementsAre(1));
}

TEST(Component, IsTheSameFromWhicheverClueItIsBuilt) {
  for (const int seed : {1, 3, 5}) {
    DrawnComponent drawn("? 1 ? 1 ? 1 ?\n");
    ASSERT_TRUE(drawn.build(seed));
    EXPECT_THAT(drawn.component.clues, SizeIs(3));
    EXPECT_THAT(drawn.component.cells, UnorderedElementsAre(Cell{0}, Cell{2}, Cell{4}, Cell{6}));
  }
}

TEST(Component, EndsWhereNoCellIsShared) {
  DrawnComponent drawn("? 1 ? _ ? 1 ?\n");
  ASSERT_TRUE(drawn.build(1));
  EXPECT_THAT(drawn.component.cells, UnorderedElementsAre(Cell{0}, Cell{2}));
  ASSERT_TRUE(drawn.build(5));
  EXPECT_THAT(drawn.component.cells, UnorderedElementsAre(Cell{4}, Cell{6}));
}

TEST(Component, IsBuiltOnce) {
  DrawnComponent drawn("? 1 ? 1 ?\n");
  EXPECT_TRUE(drawn.build(1));
  EXPECT_FALSE(drawn.build(3));
  EXPECT_TRUE(drawn.builder.is_built(Cell{3}));
  EXPECT_TRUE(drawn.builder.is_built(Cell{4}));
}

TEST(ComponentClue, IsAboutWhatIsStillUnknown) {
  DrawnComponent drawn(
      "? F ?\n"
      "M 4 ?\n"
      "_ _ _\n");
  ASSERT_TRUE(drawn.build(4));
  const ComponentClue& clue = drawn.component.clues[0];
  EXPECT_EQ(clue.size, 3);
  EXPECT_EQ(clue.least, 2);
  EXPECT_EQ(clue.most, 2);
  EXPECT_EQ(clue.weight, nullptr);
}

TEST(ComponentClue, KeepsTheLikelihoodOfWhatIsShown) {
  DrawnComponent drawn(
      "clues optimistic\n"
      "M 1 ?\n");
  ASSERT_TRUE(drawn.build(1));
  const ComponentClue& clue = drawn.component.clues[0];
  EXPECT_EQ(clue.least, 0);
  EXPECT_EQ(clue.most, 1);
  ASSERT_NE(clue.weight, nullptr);
  EXPECT_DOUBLE_EQ(clue.weight[0], 1.0 / 2);  // one mine in all
  EXPECT_DOUBLE_EQ(clue.weight[1], 1.0 / 3);
}

TEST(ComponentClue, ThatIsWithheldSaysNothing) {
  DrawnComponent drawn("? _ ?\n");
  EXPECT_FALSE(drawn.build(1));
  EXPECT_THAT(drawn.component.clues, IsEmpty());
}

TEST(ComponentClue, WithNothingUnknownAroundItSaysNothing) {
  DrawnComponent drawn("M 1 _ ?\n");
  EXPECT_FALSE(drawn.build(1));
  EXPECT_THAT(drawn.builder.broken(), IsEmpty());
}

TEST(ComponentClue, ThatCannotBeRightIsBroken) {
  for (const std::string_view text :
       {"? 3 ?\n", "M 1 F\n", "M 1 M ?\n", "clues cautious\nM 0 ?\n"}) {
    DrawnComponent drawn(text);
    EXPECT_FALSE(drawn.build(1));
    EXPECT_THAT(drawn.builder.broken(), ElementsAre(Cell{1})) << text;
  }
}

// A clue that says something, one whose neighbours are all known, and one of these that is wrong.
TEST(ComponentBuilder, DismissesCluesWithNothingLeftToTell) {
  DrawnComponent open("? 1 ?\n"), done("M 1 _ ?\n"), wrong("M 2 _ ?\n");
  EXPECT_FALSE(open.builder.dismiss(Cell{1}, open.view, open.facts));
  EXPECT_TRUE(done.builder.dismiss(Cell{1}, done.view, done.facts));
  EXPECT_THAT(done.builder.broken(), IsEmpty());
  EXPECT_TRUE(wrong.builder.dismiss(Cell{1}, wrong.view, wrong.facts));
  EXPECT_THAT(wrong.builder.broken(), ElementsAre(Cell{1}));
  ASSERT_TRUE(open.build(1));
  EXPECT_TRUE(open.builder.dismiss(Cell{1}, open.view, open.facts));
}

TEST(ComponentBuilder, SupposesACellOpenWithAClueOfAnyValue) {
  DrawnComponent drawn("? 1 ? ? ?\n");
  drawn.builder.suppose_open(Cell{2});
  ASSERT_TRUE(drawn.build(2));
  EXPECT_THAT(drawn.component.cells, ElementsAre(Cell{3}));
  EXPECT_EQ(drawn.component.clues[0].least, 0);
  EXPECT_EQ(drawn.component.clues[0].most, 1);
  ASSERT_TRUE(drawn.build(1));  // the 1 now has but one cell left
  EXPECT_THAT(drawn.component.cells, ElementsAre(Cell{0}));
}

TEST(ComponentBuilder, ForgetsWhatItIsToldTo) {
  DrawnComponent drawn("? 1 ?\n");
  ASSERT_TRUE(drawn.build(1));
  for (const int index : {0, 1, 2}) drawn.builder.forget(Cell{index});
  EXPECT_TRUE(drawn.build(1));
  EXPECT_THAT(drawn.component.cells, SizeIs(2));
}

// Read as bounds, an optimistic 0 allows everything and a 2 excludes less than two.
TEST(Component, ReadAsBoundsCluesHaveNoWeights) {
  const View view = drawn_view("clues optimistic\n0 ? 2\n? ? ?\n");
  Facts facts(view);
  ComponentBuilder builder(ClueReading::Bounds);
  builder.start(view.cells());
  Component component;
  EXPECT_FALSE(builder.build(Cell{0}, view, facts, component));
  ASSERT_TRUE(builder.build(Cell{2}, view, facts, component));
  ASSERT_THAT(component.clues, SizeIs(1));
  EXPECT_EQ(component.clues[0].least, 2);
  EXPECT_EQ(component.clues[0].most, 3);
  EXPECT_EQ(component.clues[0].weight, nullptr);
}

using testing::ElementsAre;
using testing::IsEmpty;

// A view that goes on, and a frontier that keeps up with it.
struct DrawnFrontier {
  explicit DrawnFrontier(std::string_view text) : view(drawn_view(text)) {
    facts.start(view);
    frontier.start(view);
    update();
  }

  void update() {
    facts.observe(view);
    frontier.update(view, facts);
  }

  int slot(int index) const { return frontier.slot_of(Cell{index}); }
  std::uint64_t version(int index) const { return frontier.version(slot(index)); }
  std::size_t cells(int index) const { return frontier.component(slot(index)).cells.size(); }

  View view;
  Facts facts;
  Frontier frontier;
};

TEST(Frontier, IsWhatCluesSaySomethingAbout) {
  const DrawnFrontier drawn("? 1 ? ? ? _ ?\n");
  EXPECT_EQ(drawn.frontier.frontier_cells(), 2);
  EXPECT_NE(drawn.slot(0), Frontier::kInterior);
  EXPECT_EQ(drawn.slot(0), drawn.slot(2));
  for (const int index : {3, 4, 6}) EXPECT_EQ(drawn.slot(index), Frontier::kInterior);
}

TEST(Frontier, KeepsComponentsApart) {
  const DrawnFrontier drawn("? 1 ? _ ? 1 ?\n");
  EXPECT_NE(drawn.slot(0), drawn.slot(4));
  EXPECT_EQ(drawn.frontier.frontier_cells(), 4);
}

TEST(Frontier, KnowsTheRegionOfACell) {
  const DrawnFrontier drawn(
      "1 2 _\n"
      "? ? ?\n");
  EXPECT_EQ(drawn.frontier.region_of(Cell{3}), drawn.frontier.region_of(Cell{4}));
  EXPECT_NE(drawn.frontier.region_of(Cell{3}), drawn.frontier.region_of(Cell{5}));
}

TEST(Frontier, IsJoinedByAClueThatTouchesTwoComponents) {
  DrawnFrontier drawn("? 1 ? ? ? 1 ?\n");
  ASSERT_NE(drawn.slot(0), drawn.slot(6));
  drawn.view.open(Cell{3}, Clue::number(1));
  drawn.update();
  EXPECT_EQ(drawn.slot(0), drawn.slot(6));
  EXPECT_EQ(drawn.frontier.frontier_cells(), 4);
}

TEST(Frontier, ComesApartWhereACellIsOpened) {
  DrawnFrontier drawn("? 1 ? 1 ?\n");
  ASSERT_EQ(drawn.slot(0), drawn.slot(4));
  drawn.view.open(Cell{2}, Clue::number(0));
  drawn.update();
  EXPECT_NE(drawn.slot(0), drawn.slot(4));
  EXPECT_EQ(drawn.slot(2), Frontier::kInterior);
  EXPECT_EQ(drawn.frontier.frontier_cells(), 2);
}

TEST(Frontier, LosesCellsThatAreDeduced) {
  DrawnFrontier drawn("? 1 ? 1 ?\n");
  drawn.facts.conclude({Cell{0}, Verdict::Safe, {Rule::Exact, {Cell{1}}}});
  drawn.update();
  EXPECT_EQ(drawn.slot(0), Frontier::kInterior);
  EXPECT_EQ(drawn.cells(4), 2u);
}

TEST(Frontier, LosesCellsThatAreFlagged) {
  DrawnFrontier drawn("? 1 ? 1 ?\n");
  drawn.view.flag(Cell{0});
  drawn.update();
  EXPECT_EQ(drawn.cells(4), 2u);
  EXPECT_EQ(drawn.frontier.component(drawn.slot(4)).clues.size(), 2u);
}

TEST(Frontier, LeavesAloneWhatIsNotTouched) {
  DrawnFrontier drawn("? 1 ? _ ? 1 ? 1 ?\n");
  const int slot = drawn.slot(0);
  const std::uint64_t untouched = drawn.version(0), touched = drawn.version(4);
  drawn.view.open(Cell{8}, Clue::number(0));
  drawn.update();
  EXPECT_EQ(drawn.slot(0), slot);
  EXPECT_EQ(drawn.version(0), untouched);
  EXPECT_NE(drawn.version(4), touched);
}

TEST(Frontier, ChangesNothingWhenNothingIsNew) {
  DrawnFrontier drawn("? 1 ? _ ? 1 ?\n");
  const std::uint64_t left = drawn.version(0), right = drawn.version(4);
  drawn.update();
  EXPECT_EQ(drawn.version(0), left);
  EXPECT_EQ(drawn.version(4), right);
}

TEST(Frontier, NamesCluesThatCannotBeRight) {
  DrawnFrontier drawn("? 1 ? _ ? 2 ?\n");
  EXPECT_THAT(drawn.frontier.broken(), IsEmpty());
  drawn.view.open(Cell{4}, Clue::withheld());
  drawn.update();
  EXPECT_THAT(drawn.frontier.broken(), ElementsAre(Cell{5}));
}

TEST(Frontier, ForgetsEverythingWhenItStartsAnother) {
  DrawnFrontier drawn("? 1 ? _ ? 3 ?\n");
  const View other = drawn_view("? ? ? ? ? 1 ?\n");
  Facts facts(other);
  drawn.frontier.start(other);
  drawn.frontier.update(other, facts);
  EXPECT_THAT(drawn.frontier.broken(), IsEmpty());
  EXPECT_EQ(drawn.frontier.frontier_cells(), 2);
  EXPECT_EQ(drawn.slot(0), Frontier::kInterior);
}

}  // namespace

}  // namespace minewise
