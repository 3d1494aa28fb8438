// What every topology promises, on every grid and on sizes down to a single cell, where wrapping
// and shifted rows go wrong first.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <tuple>

#include "core/shape.h"
#include "core/topology.h"
#include "oracle/brute_force.h"
#include "support/grid.h"

namespace minewise {

void PrintTo(const Cell& cell, std::ostream* out) {
  *out << cell.index;
}

namespace {

struct Size {
  int width;
  int height;
};

class TopologyConformance : public ::testing::TestWithParam<std::tuple<Grid, Size>> {
 protected:
  Shape shape() const {
    const auto [grid, size] = GetParam();
    return {size.width, size.height, grid};
  }

  // Every cell of the board with the cells that touch it.
  template <class See>
  void for_each_cell(See see) const {
    const Topology topology(shape());
    for (int index = 0; index < topology.cells(); ++index) {
      SCOPED_TRACE("cell " + shape().place(Cell{index}).text());
      see(Cell{index}, topology.neighbours(Cell{index}), topology);
    }
  }

  int pairs_that_touch() const {
    int ends = 0;
    for_each_cell(
        [&](Cell, auto neighbours, auto&) { ends += static_cast<int>(neighbours.size()); });
    return ends / 2;
  }
};

TEST_P(TopologyConformance, HasTheCellsOfItsShape) {
  EXPECT_EQ(Topology(shape()).cells(), shape().cells());
}

TEST_P(TopologyConformance, ListsNeighboursOnTheBoardInAscendingOrderAndOnce) {
  for_each_cell([&](Cell, auto neighbours, auto& topology) {
    for (std::size_t i = 0; i < neighbours.size(); ++i) {
      EXPECT_GE(neighbours[i].index, 0);
      EXPECT_LT(neighbours[i].index, topology.cells());
      if (i > 0) {
        EXPECT_LT(neighbours[i - 1], neighbours[i]);
      }
    }
  });
}

TEST_P(TopologyConformance, NeverMakesACellItsOwnNeighbour) {
  for_each_cell([](Cell cell, auto neighbours, auto&) {
    EXPECT_EQ(std::ranges::count(neighbours, cell), 0);
  });
}

TEST_P(TopologyConformance, IsSymmetric) {
  for_each_cell([](Cell cell, auto neighbours, auto& topology) {
    for (const Cell neighbour : neighbours) {
      EXPECT_TRUE(std::ranges::binary_search(topology.neighbours(neighbour), cell))
          << "not a neighbour of its neighbour " << neighbour.index;
    }
  });
}

TEST_P(TopologyConformance, AgreesWithTheOracle) {
  const std::string grid(grid_word(shape().grid));
  for_each_cell([&](Cell cell, auto neighbours, auto&) {
    std::vector<int> indices;
    for (const Cell neighbour : neighbours) indices.push_back(neighbour.index);
    EXPECT_EQ(indices, oracle::neighbours(shape().width, shape().height, grid, cell.index));
  });
}

TEST_P(TopologyConformance, AgreesWithTheNeighboursOfOnePlace) {
  for_each_cell([&](Cell cell, auto neighbours, auto&) {
    EXPECT_THAT(neighbours_of(shape(), shape().place(cell)),
                ::testing::ElementsAreArray(neighbours.begin(), neighbours.end()));
  });
}

TEST_P(TopologyConformance, KeepsDegreesWithinTheLimitOfItsGrid) {
  const GridKind& kind = shape().grid.kind();
  const auto most = static_cast<int>(std::max(kind.even_steps.size(), kind.odd_steps.size()));
  EXPECT_LE(most, kMaxDegree);
  for_each_cell([&](Cell cell, auto neighbours, auto& topology) {
    EXPECT_EQ(topology.degree(cell), static_cast<int>(neighbours.size()));
    EXPECT_LE(topology.degree(cell), most);
  });
}

// How many pairs of cells touch, counted by the direction in which they do.
TEST_P(TopologyConformance, HasAsManyTouchingPairsAsGeometrySays) {
  const auto [width, height, grid] = shape();
  const int level = height * (width - 1);
  if (grid == kUsualGrid) {
    EXPECT_EQ(pairs_that_touch(), level + width * (height - 1) + 2 * (width - 1) * (height - 1));
  } else if (grid == grid_named("hex")) {
    EXPECT_EQ(pairs_that_touch(), level + (height - 1) * (2 * width - 1));
  } else if (grid == grid_named("torus")) {
    // Three columns and three rows meet at every cell, or as many as there are.
    const int columns = std::min(width, 3), rows = std::min(height, 3);
    EXPECT_EQ(pairs_that_touch(), width * height * (columns * rows - 1) / 2);
  }
}

constexpr Size kSizes[] = {{1, 1}, {1, 2}, {2, 1}, {1, 3}, {3, 1}, {1, 7},  {7, 1},  {2, 2},
                           {2, 3}, {3, 2}, {2, 5}, {5, 2}, {3, 3}, {3, 4},  {4, 3},  {4, 4},
                           {5, 5}, {5, 4}, {6, 7}, {9, 9}, {7, 2}, {8, 16}, {30, 16}};

std::string case_name(const ::testing::TestParamInfo<std::tuple<Grid, Size>>& info) {
  const auto [grid, size] = info.param;
  return std::string(grid_word(grid)) + "_" + std::to_string(size.width) + "x" +
         std::to_string(size.height);
}

INSTANTIATE_TEST_SUITE_P(Every, TopologyConformance,
                         ::testing::Combine(::testing::ValuesIn(all_grids()),
                                            ::testing::ValuesIn(kSizes)),
                         case_name);

std::vector<int> degrees(const Shape& shape) {
  const Topology topology(shape);
  std::vector<int> found;
  for (int index = 0; index < topology.cells(); ++index) {
    found.push_back(topology.degree(Cell{index}));
  }
  return found;
}

using ::testing::Each;
using ::testing::ElementsAre;

TEST(TopologyDegrees, SquareCornersHaveThreeEdgesFiveAndTheRestEight) {
  EXPECT_THAT(degrees({4, 3}), ElementsAre(3, 5, 5, 3,  //
                                           5, 8, 8, 5,  //
                                           3, 5, 5, 3));
}

TEST(TopologyDegrees, ACorridorHasOneNeighbourAtItsEndsAndTwoBetween) {
  EXPECT_THAT(degrees({4, 1}), ElementsAre(1, 2, 2, 1));
  EXPECT_THAT(degrees({1, 4}), ElementsAre(1, 2, 2, 1));
}

TEST(TopologyDegrees, HexRowsDifferAtTheirEnds) {
  //   2   4   4   3       odd rows are shifted half a cell to the right
  //     5   6   6   3
  //   2   4   4   3
  EXPECT_THAT(degrees({4, 3, grid_named("hex")}), ElementsAre(2, 4, 4, 3,  //
                                                              5, 6, 6, 3,  //
                                                              2, 4, 4, 3));
}

TEST(TopologyDegrees, ATorusHasNoEdge) {
  EXPECT_THAT(degrees({4, 5, grid_named("torus")}), Each(8));
  EXPECT_THAT(degrees({3, 3, grid_named("torus")}), Each(8));
}

TEST(TopologyDegrees, ANarrowTorusCountsNoCellTwice) {
  EXPECT_THAT(degrees({2, 2, grid_named("torus")}), Each(3));
  EXPECT_THAT(degrees({2, 3, grid_named("torus")}), Each(5));
  EXPECT_THAT(degrees({1, 3, grid_named("torus")}), Each(2));
  EXPECT_THAT(degrees({1, 2, grid_named("torus")}), Each(1));
}

TEST(TopologyDegrees, ALoneCellTouchesNothing) {
  for (const Grid& grid : all_grids()) {
    EXPECT_THAT(degrees({1, 1, grid}), ElementsAre(0));
  }
}

}  // namespace
}  // namespace minewise
