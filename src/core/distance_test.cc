#include "core/distance.h"
#include "support/grid.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

namespace minewise {
namespace {

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
