#include "solver/count/pile.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

namespace minewise {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<int> values(const Pile<int>& pile) {
  return {pile.begin(), pile.end()};
}

TEST(Pile, KeepsWhatItHasWhileItGrows) {
  Pile<int> pile;
  for (int i = 0; i < 1000; ++i) pile.push_back(i);
  ASSERT_EQ(pile.size(), 1000u);
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(pile[static_cast<std::size_t>(i)], i);
}

TEST(Pile, HoldsWhatWasTakenOfItsRoom) {
  Pile<int> pile;
  pile.push_back(7);
  int* room = pile.make_room(10);
  std::iota(room, room + 10, 1);
  EXPECT_THAT(values(pile), ElementsAre(7));
  pile.take(2);
  EXPECT_THAT(values(pile), ElementsAre(7, 1, 2));
  pile.cut(1);
  EXPECT_THAT(values(pile), ElementsAre(7));
}

TEST(Pile, GivesBackRoomThatItDoesNotNeed) {
  Pile<int> pile;
  for (int i = 0; i < 100; ++i) pile.push_back(i);
  pile.cut(3);
  pile.fit();
  EXPECT_EQ(pile.capacity(), 3u);
  pile.push_back(7);
  EXPECT_THAT(values(pile), ElementsAre(0, 1, 2, 7));
}

TEST(Pile, CanBeUsedAfterItWasMoved) {
  Pile<int> pile;
  pile.push_back(1);
  Pile<int> other = std::move(pile);
  EXPECT_THAT(values(other), ElementsAre(1));
  pile.clear();
  EXPECT_THAT(values(pile), IsEmpty());
  pile.push_back(2);
  EXPECT_THAT(values(pile), ElementsAre(2));
}

TEST(Pile, IsCopiedWithAllThatItHolds) {
  Pile<int> pile;
  Pile<int> copy = pile;
  EXPECT_THAT(values(copy), IsEmpty());
  pile.push_back(1);
  pile.push_back(2);
  copy.push_back(3);
  copy = pile;
  pile.push_back(4);
  EXPECT_THAT(values(copy), ElementsAre(1, 2));
  const Pile<int>& same = copy;
  copy = same;
  EXPECT_THAT(values(copy), ElementsAre(1, 2));
}

}  // namespace
}  // namespace minewise
