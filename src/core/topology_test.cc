// Neighbourhoods drawn by hand: `@` the cell, `n` its neighbours.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "core/shape.h"
#include "core/topology.h"
#include "support/grid.h"

namespace minewise {

namespace {

std::string around(Shape shape, Place place) {
  const Topology topology(shape);
  std::string rows;
  for (int index = 0; index < shape.cells(); ++index) {
    const Cell cell{index};
    const auto neighbours = topology.neighbours(shape.cell(place));
    const bool touches = std::ranges::find(neighbours, cell) != neighbours.end();
    rows += cell == shape.cell(place) ? '@' : touches ? 'n' : '.';
    if ((index + 1) % shape.width == 0) rows += '\n';
  }
  return rows;
}

TEST(SquareTopology, InnerCellHasEightNeighbours) {
  EXPECT_EQ(around({5, 5}, {2, 3}),
            ".....\n"
            "..nnn\n"
            "..n@n\n"
            "..nnn\n"
            ".....\n");
}

TEST(SquareTopology, CornersAndEdgesHaveFewer) {
  EXPECT_EQ(around({4, 3}, {0, 0}),
            "@n..\n"
            "nn..\n"
            "....\n");
  EXPECT_EQ(around({4, 3}, {1, 3}),
            "..nn\n"
            "..n@\n"
            "..nn\n");
  EXPECT_EQ(around({4, 3}, {2, 1}),
            "....\n"
            "nnn.\n"
            "n@n.\n");
}

TEST(SquareTopology, OneRowIsALine) {
  EXPECT_EQ(around({5, 1}, {0, 2}), ".n@n.\n");
  EXPECT_EQ(around({5, 1}, {0, 4}), "...n@\n");
}

TEST(SquareTopology, LoneCellTouchesNothing) {
  EXPECT_EQ(around({1, 1}, {0, 0}), "@\n");
}

TEST(TorusTopology, CornerTouchesAllFourCorners) {
  EXPECT_EQ(around({5, 4, grid_named("torus")}, {0, 0}),
            "@n..n\n"
            "nn..n\n"
            ".....\n"
            "nn..n\n");
}

TEST(TorusTopology, EdgeWrapsAround) {
  EXPECT_EQ(around({5, 4, grid_named("torus")}, {2, 4}),
            ".....\n"
            "n..nn\n"
            "n..n@\n"
            "n..nn\n");
}

TEST(TorusTopology, ThreeByThreeTouchesEverything) {
  EXPECT_EQ(around({3, 3, grid_named("torus")}, {0, 1}),
            "n@n\n"
            "nnn\n"
            "nnn\n");
}

// Up and down lead to the cell itself, left and right to its two neighbours, three times each.
TEST(TorusTopology, OneRowIsARing) {
  EXPECT_EQ(around({5, 1, grid_named("torus")}, {0, 0}), "@n..n\n");
  EXPECT_EQ(around({2, 1, grid_named("torus")}, {0, 0}), "@n\n");
  EXPECT_EQ(around({1, 1, grid_named("torus")}, {0, 0}), "@\n");
}

TEST(TorusTopology, OneColumnIsARing) {
  EXPECT_EQ(around({1, 4, grid_named("torus")}, {3, 0}),
            "n\n"
            ".\n"
            "n\n"
            "@\n");
}

TEST(TorusTopology, TwoColumnsCountEachCellOnce) {
  EXPECT_EQ(around({2, 4, grid_named("torus")}, {0, 0}),
            "@n\n"
            "nn\n"
            "..\n"
            "nn\n");
  EXPECT_EQ(Topology({2, 4, grid_named("torus")}).degree(Cell{0}), 5);
}

TEST(TorusTopology, TwoByTwoTouchesTheOtherThree) {
  EXPECT_EQ(around({2, 2, grid_named("torus")}, {1, 1}),
            "nn\n"
            "n@\n");
  EXPECT_EQ(Topology({2, 2, grid_named("torus")}).degree(Cell{3}), 3);
}

TEST(HexTopology, EvenRowLeansLeft) {
  EXPECT_EQ(around({5, 5, grid_named("hex")}, {2, 2}),
            ".....\n"
            ".nn..\n"
            ".n@n.\n"
            ".nn..\n"
            ".....\n");
}

TEST(HexTopology, OddRowLeansRight) {
  EXPECT_EQ(around({5, 4, grid_named("hex")}, {1, 2}),
            "..nn.\n"
            ".n@n.\n"
            "..nn.\n"
            ".....\n");
}

TEST(HexTopology, CornersDifferByTheShift) {
  EXPECT_EQ(around({3, 3, grid_named("hex")}, {0, 0}),
            "@n.\n"
            "n..\n"
            "...\n");
  EXPECT_EQ(around({3, 3, grid_named("hex")}, {0, 2}),
            ".n@\n"
            ".nn\n"
            "...\n");
  EXPECT_EQ(around({3, 2, grid_named("hex")}, {1, 0}),
            "nn.\n"
            "@n.\n");
  EXPECT_EQ(around({3, 2, grid_named("hex")}, {1, 2}),
            "..n\n"
            ".n@\n");
}

TEST(Topology, ListsAreAscendingAndMutual) {
  for (const Grid& grid : all_grids()) {
    for (const auto& [width, height] : {std::pair{1, 1}, {1, 5}, {2, 3}, {3, 2}, {6, 5}}) {
      const Topology topology({width, height, grid});
      for (int index = 0; index < topology.cells(); ++index) {
        const auto list = topology.neighbours(Cell{index});
        EXPECT_TRUE(std::ranges::is_sorted(list));
        EXPECT_EQ(std::ranges::adjacent_find(list), list.end());
        for (const Cell other : list) {
          EXPECT_TRUE(std::ranges::binary_search(topology.neighbours(other), Cell{index}));
        }
      }
    }
  }
}

TEST(NeighboursOf, AgreesWithTheTopology) {
  const Shape shape{4, 3, grid_named("hex")};
  const Topology topology(shape);
  for (int index = 0; index < shape.cells(); ++index) {
    EXPECT_TRUE(std::ranges::equal(neighbours_of(shape, shape.place(Cell{index})),
                                   topology.neighbours(Cell{index})));
  }
}

TEST(TopologyDeathTest, BoardWithoutCellsIsABrokenContract) {
  EXPECT_DEATH(Topology(Shape{0, 3}), "CHECK");
}

TEST(Distance, IsTheKingsOnASquareBoard) {
  const Shape shape{7, 5};
  const Place from{1, 2};
  const auto distance = distances_from(Topology(shape), shape.cell(from));
  for (int index = 0; index < shape.cells(); ++index) {
    const Place to = shape.place(Cell{index});
    EXPECT_EQ(distance[Cell{index}.at()],
              std::max(std::abs(to.row - from.row), std::abs(to.col - from.col)));
  }
}

TEST(Distance, GoesAroundTheEdgesOfATorus) {
  const Shape shape{7, 5, grid_named("torus")};
  const auto distance = distances_from(Topology(shape), Cell{0});
  EXPECT_EQ(distance[shape.cell({4, 6}).at()], 1);
  EXPECT_EQ(distance[shape.cell({2, 3}).at()], 3);
  EXPECT_EQ(*std::ranges::max_element(distance), 3);
}

TEST(Distance, TakesSlantedStepsOnHexagons) {
  const Shape shape{5, 5, grid_named("hex")};
  const auto distance = distances_from(Topology(shape), shape.cell({0, 0}));
  EXPECT_EQ(distance[shape.cell({2, 1}).at()], 2);
  EXPECT_EQ(distance[shape.cell({1, 1}).at()], 2);  // odd rows are shifted to the right
}

TEST(Distance, HasNoPathToACellThatNothingTouches) {
  const auto distance = distances_from(Topology({1, 1}), Cell{0});
  EXPECT_EQ(distance, std::vector<int>{0});
}

}  // namespace

}  // namespace minewise
