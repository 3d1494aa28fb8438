#include "core/least_tree.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace minewise {
namespace {

std::vector<int> up_to(const LeastTree& tree, double most) {
  std::vector<int> found;
  tree.each_up_to(most, [&](int index) { found.push_back(index); });
  return found;
}

TEST(LeastTree, KnowsTheLeastAfterEveryChange) {
  LeastTree tree;
  tree.start(5);
  tree.set(3, 0.5);
  tree.set(1, 0.25);
  EXPECT_EQ(tree.least(), 0.25);
  tree.set(1, 0.75);
  EXPECT_EQ(tree.least(), 0.5);
  EXPECT_THAT(up_to(tree, 0.8), testing::ElementsAre(1, 3));
  EXPECT_THAT(up_to(tree, 0.6), testing::ElementsAre(3));
  EXPECT_THAT(up_to(tree, 0.4), testing::IsEmpty());
}

}  // namespace
}  // namespace minewise
