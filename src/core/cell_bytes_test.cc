// Runs of three bytes against neighbour lists, on every kind of grid and small sizes.
#include "core/cell_bytes.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "core/shape.h"

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
      bytes.assign(topology, 7);
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

TEST(CellBytes, VisitsNeighboursInOrder) {
  for (const Topology& topology : small_boards()) {
    CellBytes bytes;
    bytes.assign(topology, 0);
    const std::array<std::uint8_t, 7> values{0, 1, 128, 255, 0, 2, 127};
    for (int i = 0; i < topology.cells(); ++i) bytes[Cell{i}] = values[Cell{i}.at() * 5 % 7];
    for (int index = 0; index < topology.cells(); ++index) {
      std::vector<Cell> odd, zero, expected_odd, expected_zero;
      bytes.for_each_odd_around(Cell{index}, topology, [&](Cell near) { odd.push_back(near); });
      bytes.for_each_zero_around(Cell{index}, topology, [&](Cell near) { zero.push_back(near); });
      for (const Cell near : topology.neighbours(Cell{index})) {
        if (bytes[near] % 2 != 0) expected_odd.push_back(near);
        if (bytes[near] == 0) expected_zero.push_back(near);
      }
      ASSERT_EQ(odd, expected_odd);
      ASSERT_EQ(zero, expected_zero);
    }
  }
}

TEST(CellBytes, TakesValuesAsTheyAre) {
  const Topology topology({3, 2});
  const std::vector<std::uint8_t> values{3, 1, 4, 1, 5, 9};
  CellBytes bytes;
  bytes.assign(topology, values);
  for (int i = 0; i < 6; ++i) EXPECT_EQ(bytes[Cell{i}], values[Cell{i}.at()]);
}

}  // namespace
}  // namespace minewise
