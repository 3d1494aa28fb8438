#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

#include "solver/count/tally_tree.h"

namespace minewise {

namespace {

using testing::DoubleNear;
using testing::ElementsAre;
using testing::Pointwise;

// None or one mine, either way.
const Tally kCoin{0, {1, 1}};

// Three leaves: a coin, two mines for certain, a coin.
TallyTree small_tree() {
  TallyTree tree;
  tree.start(3);
  tree.set_leaf(0, kCoin);
  tree.set_leaf(1, {2, {1}});
  tree.set_leaf(2, kCoin);
  return tree;
}

TEST(TallyTree, OfNothingIsOne) {
  TallyTree tree;
  tree.start(0);
  EXPECT_EQ(tree.product().first, 0);
  EXPECT_THAT(tree.product().weight, ElementsAre(1));
}

TEST(TallyTree, MultipliesItsLeaves) {
  TallyTree tree = small_tree();
  EXPECT_EQ(tree.product().first, 2);
  EXPECT_THAT(tree.product().weight, ElementsAre(0.5, 1, 0.5));
}

TEST(TallyTree, MultipliesAgainWhenALeafChanges) {
  TallyTree tree = small_tree();
  tree.product();
  tree.set_leaf(1, kCoin);
  EXPECT_EQ(tree.product().first, 0);
  EXPECT_THAT(tree.product().weight, Pointwise(DoubleNear(1e-12), {1.0 / 3, 1.0, 1.0, 1.0 / 3}));
}

// With three mines in all, the coins share one: each shows it as often as not.
TEST(TallyTree, TellsALeafWhatTheOthersMakeOfTheWhole) {
  TallyTree tree = small_tree();
  tree.set_worth({3, {1}});
  EXPECT_THAT(tree.outside(0).weight, ElementsAre(1, 1));
  EXPECT_EQ(tree.outside(1).at(2), 1);
  tree.set_worth({4, {1}});
  EXPECT_THAT(tree.outside(0).weight, ElementsAre(0, 1));
}

TEST(TallyTree, LeavesOutWhatItIsAskedTo) {
  TallyTree tree = small_tree();
  EXPECT_THAT(tree.product_without({1}).weight, ElementsAre(0.5, 1, 0.5));
  EXPECT_EQ(tree.product_without({1}).first, 0);
  EXPECT_THAT(tree.product_without({0, 2}).weight, ElementsAre(1));
  EXPECT_EQ(tree.product_without({0, 2}).first, 2);
  EXPECT_EQ(tree.product_without({0, 1, 2}).first, 0);
}

TEST(TallyTree, SharesOutMinesAsOftenAsItShould) {
  TallyTree tree;
  tree.start(2);
  tree.set_leaf(0, {0, {1, 3}});
  tree.set_leaf(1, kCoin);
  Rng rng(Seed{1}, Digest("split"));
  int first = 0;
  for (int i = 0; i < 4000; ++i) {
    const std::vector<int> shares = tree.split(1, rng);
    ASSERT_EQ(std::accumulate(shares.begin(), shares.end(), 0), 1);
    first += shares[0];
  }
  EXPECT_NEAR(first, 3000, 5 * 27.4);  // 3 of 4, within five standard deviations
}

TEST(TallyTree, ForgetsEverythingWhenItStartsAnew) {
  TallyTree tree = small_tree();
  tree.product();
  tree.start(2);
  EXPECT_THAT(tree.product().weight, ElementsAre(1));
  EXPECT_FALSE(tree.is_lossy());
}

TEST(TallyTree, SaysWhenWeightsWereLostUntilTheyAreBack) {
  TallyTree tree = small_tree();
  tree.set_leaf(1, {0, {1, 0x1p-600}});
  tree.product();
  EXPECT_TRUE(tree.is_lossy());
  tree.set_leaf(1, kCoin);
  tree.product();
  EXPECT_FALSE(tree.is_lossy());
}

}  // namespace

}  // namespace minewise
