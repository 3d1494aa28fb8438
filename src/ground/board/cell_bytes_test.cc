// Runs of three bytes against neighbour lists, on every kind of grid and small sizes.
#include "ground/board/cell_bytes.h"

#include <gtest/gtest.h>

#include <vector>

#include "ground/board/grid.h"

namespace minewise {
namespace {

std::vector<Topology> small_boards() {
  std::vector<Topology> boards;
  for (const Grid& grid : all_grids()) {
    for (int width = 1; width <= 6; ++width) {
      for (int height = 1; height <= 6; ++height) boards.emplace_back(Shape{width, height, grid});
    }
  }
  return boards;
}

TEST(CellBytes, AddsToNeighboursAlone) {
  for (const Topology& topology : small_boards()) {
    for (int index = 0; index < topology.cells(); ++index) {
      CellBytes bytes;
      bytes.assign(static_cast<std::size_t>(topology.cells()), 7);
      std::vector<int> expected(static_cast<std::size_t>(topology.cells()), 7);
      for (const int change : {15, -1, 200, -7}) {
        bytes.add_around(Cell{index}, topology, change);
        for (const Cell near : topology.neighbours(Cell{index})) expected[near.at()] += change;
        for (int i = 0; i < topology.cells(); ++i)
          ASSERT_EQ(bytes[Cell{i}], expected[Cell{i}.at()]);
      }
    }
  }
}

TEST(CellBytes, VisitsOddNeighboursInOrder) {
  for (const Topology& topology : small_boards()) {
    CellBytes bytes;
    bytes.assign(static_cast<std::size_t>(topology.cells()), 0);
    for (int i = 0; i < topology.cells(); ++i)
      bytes[Cell{i}] = static_cast<std::uint8_t>(i * 5 % 7);
    for (int index = 0; index < topology.cells(); ++index) {
      std::vector<Cell> visited, expected;
      bytes.for_each_odd_around(Cell{index}, topology, [&](Cell near) { visited.push_back(near); });
      for (const Cell near : topology.neighbours(Cell{index})) {
        if (bytes[near] % 2 != 0) expected.push_back(near);
      }
      ASSERT_EQ(visited, expected);
    }
  }
}

TEST(CellBytes, TakesValuesAsTheyAre) {
  const std::vector<std::uint8_t> values{3, 1, 4, 1, 5, 9};
  CellBytes bytes;
  bytes.assign(values);
  for (int i = 0; i < 6; ++i) EXPECT_EQ(bytes[Cell{i}], values[Cell{i}.at()]);
}

}  // namespace
}  // namespace minewise
