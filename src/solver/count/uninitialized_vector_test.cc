#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

#include "solver/count/uninitialized_vector.h"

namespace minewise {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<int> list_of(const UninitializedVector<int>& values) {
  return {values.begin(), values.end()};
}

TEST(UninitializedVector, KeepsWhatItHasWhileItGrows) {
  UninitializedVector<int> values;
  for (int i = 0; i < 1000; ++i) values.push_back(i);
  ASSERT_EQ(values.size(), 1000u);
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(values[static_cast<std::size_t>(i)], i);
}

TEST(UninitializedVector, HoldsWhatWasTakenOfItsRoom) {
  UninitializedVector<int> values;
  values.push_back(7);
  int* room = values.make_room(10);
  std::iota(room, room + 10, 1);
  EXPECT_THAT(list_of(values), ElementsAre(7));
  values.take(2);
  EXPECT_THAT(list_of(values), ElementsAre(7, 1, 2));
  values.cut(1);
  EXPECT_THAT(list_of(values), ElementsAre(7));
}

TEST(UninitializedVector, GivesBackRoomThatItDoesNotNeed) {
  UninitializedVector<int> values;
  for (int i = 0; i < 100; ++i) values.push_back(i);
  values.cut(3);
  values.fit();
  EXPECT_EQ(values.capacity(), 3u);
  values.push_back(7);
  EXPECT_THAT(list_of(values), ElementsAre(0, 1, 2, 7));
}

TEST(UninitializedVector, CanBeUsedAfterItWasMoved) {
  UninitializedVector<int> values;
  values.push_back(1);
  UninitializedVector<int> other = std::move(values);
  EXPECT_THAT(list_of(other), ElementsAre(1));
  values.clear();
  EXPECT_THAT(list_of(values), IsEmpty());
  values.push_back(2);
  EXPECT_THAT(list_of(values), ElementsAre(2));
}

TEST(UninitializedVector, IsCopiedWithAllThatItHolds) {
  UninitializedVector<int> values;
  UninitializedVector<int> copy = values;
  EXPECT_THAT(list_of(copy), IsEmpty());
  values.push_back(1);
  values.push_back(2);
  copy.push_back(3);
  copy = values;
  values.push_back(4);
  EXPECT_THAT(list_of(copy), ElementsAre(1, 2));
  const UninitializedVector<int>& same = copy;
  copy = same;
  EXPECT_THAT(list_of(copy), ElementsAre(1, 2));
}

}  // namespace

}  // namespace minewise
