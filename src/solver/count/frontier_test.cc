#include "solver/count/frontier.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/board.h"

namespace minewise {
namespace {

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
