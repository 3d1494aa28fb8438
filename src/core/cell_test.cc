#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/cell.h"

namespace minewise {

namespace {

using ::testing::ElementsAre;

TEST(CellList, HoldsWhatIsPutIn) {
  CellList cells;
  EXPECT_TRUE(cells.empty());
  for (int i = 0; i < 5; ++i) {
    cells.push_back(Cell{10 * i});
    EXPECT_EQ(cells.size(), static_cast<std::size_t>(i) + 1);
    EXPECT_EQ(cells.front(), Cell{0});
    EXPECT_EQ(cells[cells.size() - 1], Cell{10 * i});
  }
  EXPECT_THAT(cells, ElementsAre(Cell{0}, Cell{10}, Cell{20}, Cell{30}, Cell{40}));
  EXPECT_THAT((CellList{Cell{3}, Cell{1}, Cell{2}}), ElementsAre(Cell{3}, Cell{1}, Cell{2}));
}

TEST(CellList, CopiesStayAsTheyWere) {
  CellList none, one{Cell{7}}, two{Cell{7}, Cell{8}};
  const CellList no_cell = none, one_cell = one, two_cells = two;
  for (CellList* list : {&none, &one, &two}) list->push_back(Cell{9});
  EXPECT_THAT(no_cell, ElementsAre());
  EXPECT_THAT(one_cell, ElementsAre(Cell{7}));
  EXPECT_THAT(two_cells, ElementsAre(Cell{7}, Cell{8}));
  EXPECT_THAT(two, ElementsAre(Cell{7}, Cell{8}, Cell{9}));
}

TEST(CellList, AscendsWhenAsked) {
  EXPECT_THAT(ascending({Cell{3}, Cell{1}, Cell{2}}), ElementsAre(Cell{1}, Cell{2}, Cell{3}));
  EXPECT_TRUE(ascending({}).empty());
}

TEST(CellList, EqualWhenTheCellsAre) {
  CellList grown{Cell{1}};
  grown.push_back(Cell{2});
  EXPECT_EQ(grown, (CellList{Cell{1}, Cell{2}}));
  EXPECT_NE(grown, (CellList{Cell{2}, Cell{1}}));
  EXPECT_NE(grown, CellList{Cell{1}});
  EXPECT_EQ(CellList{}, CellList{});
}

}  // namespace

}  // namespace minewise
