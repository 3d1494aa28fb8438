#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

#include "core/topology.h"
#include "search/set_matrix.h"

namespace minewise {

namespace {

using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAre;

// Layouts on a strip of nine cells, each given by the cells that are mines, and what they show in
// some cells.
SetFactors factors_of_strip(const std::vector<int>& cells,
                            const std::vector<std::vector<int>>& layouts) {
  std::vector<Cell> all;
  for (const int cell : cells) all.push_back(Cell{cell});
  LayoutTable table(make_topology({9, 1}), all);
  for (const auto& mines : layouts) {
    Layout layout(9);
    for (const int mine : mines) layout.place_mine(Cell{mine});
    table.add(layout);
  }
  std::vector<std::uint32_t> rows(layouts.size()), columns(all.size());
  std::iota(rows.begin(), rows.end(), 0);
  std::iota(columns.begin(), columns.end(), 0);
  Pace pace;
  const LayoutFrame frame(table, rows, columns, pace);
  return factors_of(SetMatrix(frame, frame.everything().data()));
}

TEST(SetFactors, FindsTwoTossesFarApart) {
  EXPECT_THAT(factors_of_strip({0, 1, 6, 7}, {{0, 6}, {0, 7}, {1, 6}, {1, 7}}),
              UnorderedElementsAre(UnorderedElementsAre(0, 1), UnorderedElementsAre(0, 2)));
}

TEST(SetFactors, FindsPartsOfUnlikeSize) {
  EXPECT_THAT(factors_of_strip({0, 1, 6, 7, 8}, {{0, 6}, {0, 7}, {0, 8}, {1, 6}, {1, 7}, {1, 8}}),
              UnorderedElementsAre(SizeIs(2), SizeIs(3)));
}

TEST(SetFactors, FindsNoneWhereACombinationIsMissing) {
  EXPECT_THAT(factors_of_strip({0, 1, 6, 7}, {{0, 6}, {0, 7}, {1, 6}}), IsEmpty());
  EXPECT_THAT(factors_of_strip({0, 1, 6, 7}, {{0, 6}, {1, 7}}), IsEmpty());
}

// The cell between two tosses shows how many of its neighbours are mines.
TEST(SetFactors, FindsNoneWhereAnAnswerTellsOfBoth) {
  EXPECT_THAT(factors_of_strip({0, 1, 2, 3, 4}, {{0, 3}, {0, 4}, {1, 3}, {1, 4}}), IsEmpty());
}

// Any two of three cells are independent, the three are not.
TEST(SetFactors, FindsNoneWhereOnlyPairsAreIndependent) {
  EXPECT_THAT(factors_of_strip({0, 4, 8}, {{}, {0, 4}, {0, 8}, {4, 8}}), IsEmpty());
}

}  // namespace

}  // namespace minewise
