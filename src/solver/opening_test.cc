#include "solver/opening.h"
#include "support/grid.h"

#include <gtest/gtest.h>

namespace minewise {
namespace {

Place opening_on(const Shape& shape) {
  const View view(make_topology(shape), Rules::classic(), UnknownCount{});
  return shape.place(opening_cell(view));
}

TEST(Opening, HasThreeRingsWhereThereIsRoom) {
  EXPECT_EQ(opening_on({30, 16}), (Place{3, 3}));
  EXPECT_EQ(opening_on({9, 9}), (Place{3, 3}));
  EXPECT_EQ(opening_on({7, 7}), (Place{3, 3}));
  EXPECT_EQ(opening_on({30, 16, grid_named("torus")}), (Place{0, 0}));
}

TEST(Opening, TakesWhatRoomThereIs) {
  EXPECT_EQ(opening_on({6, 6}), (Place{2, 2}));
  EXPECT_EQ(opening_on({3, 9}), (Place{1, 1}));
  EXPECT_EQ(opening_on({2, 2}), (Place{0, 0}));
  EXPECT_EQ(opening_on({1, 1}), (Place{0, 0}));
}

TEST(Opening, IsFoundOnHexagons) {
  const Place place = opening_on({12, 12, grid_named("hex")});
  EXPECT_EQ(place.row, 3);
}

}  // namespace
}  // namespace minewise
