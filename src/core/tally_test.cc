#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "core/rng.h"
#include "core/tally.h"

namespace minewise {

namespace {

std::set<int> members(const CountSet& set) {
  std::set<int> all;
  if (set.empty()) return all;
  for (int n = set.least(); n <= set.most(); n = set.next(n + 1)) all.insert(n);
  return all;
}

// A few numbers, some alone and some in runs, from -200 to 500.
std::set<int> draw(Rng& rng, CountSet& set) {
  std::set<int> numbers;
  set = {};
  const int base = static_cast<int>(rng.below(400)) - 200;
  for (std::uint32_t run = rng.below(5) + 1; run > 0; --run) {
    const int first = base + static_cast<int>(rng.below(200));
    const int last = first + static_cast<int>(rng.below(2) ? 0 : rng.below(150));
    for (int n = first; n <= last; ++n) numbers.insert(n);
    set.unite(CountSet::range(first, last));
  }
  return numbers;
}

TEST(CountSet, RangesHoldWhatTheySay) {
  EXPECT_TRUE(CountSet::range(3, 2).empty());
  const CountSet set = CountSet::range(-2, 130);
  EXPECT_EQ(set.least(), -2);
  EXPECT_EQ(set.most(), 130);
  EXPECT_TRUE(set.contains(64) && set.contains(130));
  EXPECT_FALSE(set.contains(131) || set.contains(-3));
  EXPECT_EQ(set.next(131), 131);
}

TEST(CountSet, GapsStayGaps) {
  CountSet set;
  set.add(70);
  set.add(1);
  EXPECT_EQ(members(set), (std::set<int>{1, 70}));
  EXPECT_FALSE(set.meets(2, 69));
  EXPECT_TRUE(set.meets(2, 70));
  EXPECT_FALSE(set.meets(71, 1000));
}

TEST(CountSet, RandomSetsAddUpAsTheirMembersDo) {
  Rng rng(Seed{1}, Digest("count sets"));
  for (int round = 0; round < 300; ++round) {
    CountSet a, b, own, total, part;
    const auto in_a = draw(rng, a), in_b = draw(rng, b), in_own = draw(rng, own);
    ASSERT_EQ(members(a), in_a);
    std::set<int> sums, parts, shared;
    for (const int x : in_a) {
      for (const int y : in_b) sums.insert(x + y);
    }
    sum(a, b, total);
    EXPECT_EQ(members(total), sums);
    for (const int x : in_own) {
      for (const int y : in_b) {
        if (in_a.contains(x + y)) parts.insert(x);
      }
    }
    part_of(a, b, own, part);
    EXPECT_EQ(members(part), parts);
    for (const int x : in_own) {
      if (in_a.contains(x)) shared.insert(x);
    }
    own.intersect(a);
    EXPECT_EQ(members(own), shared);
  }
}

using testing::DoubleEq;
using testing::Each;
using testing::ElementsAre;

// A tally as long as it takes for its ends to be cut: weights fall away from the middle.
Tally long_tally(int length, double fall) {
  Tally tally;
  for (int i = 0; i < length; ++i) {
    tally.weight.push_back(std::pow(fall, std::abs(i - length / 2)));
  }
  return tally;
}

TEST(Tally, WeighsNothingOutsideItsRange) {
  const Tally tally{3, {0.5, 1, 0.25}};
  EXPECT_EQ(tally.last(), 5);
  EXPECT_EQ(tally.at(2), 0);
  EXPECT_EQ(tally.at(4), 1);
  EXPECT_EQ(tally.at(6), 0);
}

TEST(Tally, IsZeroWhenAllItsWeightsAre) {
  EXPECT_TRUE((Tally{2, {0, 0}}).is_zero());
  EXPECT_FALSE((Tally{2, {0, 1e-300}}).is_zero());
}

TEST(Tally, MultipliedByOneIsTheSame) {
  const Tally tally{2, {0.5, 1, 0.25}};
  Tally out;
  EXPECT_FALSE(convolve(tally, Tally::one(), out));
  EXPECT_EQ(out.first, 2);
  EXPECT_EQ(out.weight, tally.weight);
}

TEST(Tally, PartsTogetherHaveTheSumsOfTheirMines) {
  Tally out;
  convolve({1, {1, 1}}, {2, {1, 2, 1}}, out);  // 1, 3, 3, 1 for 3 to 6 mines, scaled
  EXPECT_EQ(out.first, 3);
  EXPECT_THAT(out.weight,
              ElementsAre(DoubleEq(1.0 / 3), DoubleEq(1), DoubleEq(1), DoubleEq(1.0 / 3)));
}

TEST(Tally, IsScaledSoThatItsLargestWeightIsOne) {
  Tally tally{0, {4, 8, 2}};
  EXPECT_FALSE(normalise(tally));
  EXPECT_THAT(tally.weight, ElementsAre(0.5, 1, 0.25));
}

TEST(Tally, OfNothingStaysNothing) {
  Tally out;
  convolve({1, {0, 0}}, {0, {1, 1}}, out);
  EXPECT_TRUE(out.is_zero());
  EXPECT_THAT(out.weight, Each(0));
}

TEST(Tally, LosesLongTailsAndSaysSo) {
  Tally tally = long_tally(201, 0x1p-10);
  EXPECT_TRUE(normalise(tally));
  EXPECT_LT(tally.weight.size(), 100u);
  EXPECT_EQ(tally.at(100), 1);  // the middle is where it was
  EXPECT_EQ(tally.at(101), 0x1p-10);
}

TEST(Tally, KeepsItsTailsWhereTheyAreNotNegligible) {
  Tally tally = long_tally(201, 0.5);
  EXPECT_FALSE(normalise(tally));
  EXPECT_EQ(tally.weight.size(), 201u);
}

TEST(Tally, SaysWhenAWeightMayVanish) {
  Tally tally{0, {1, 0x1p-500}};
  EXPECT_TRUE(normalise(tally));
  EXPECT_EQ(tally.at(1), 0x1p-500);  // short ones keep it all the same
}

TEST(Convolve, OfNothingIsNothingHoweverLong) {
  const Tally none{0, std::vector<double>(40, 0.0)};
  Tally once, twice;
  convolve(none, none, once);
  convolve(once, once, twice);
  EXPECT_TRUE(twice.is_zero());
  EXPECT_GE(twice.last(), twice.first);
}

// The whole is worth 1, 2, 4 for 0, 1, 2 mines; the rest has 0 or 1 of them.
TEST(WeighPart, SumsOutTheRest) {
  Tally out;
  weigh_part({0, {1, 2, 4}}, {0, {1, 1}}, 0, 1, out);
  EXPECT_EQ(out.first, 0);
  EXPECT_THAT(out.weight, ElementsAre(0.5, 1));  // 1 + 2 and 2 + 4, scaled
}

TEST(WeighPart, IsZeroWhereTheWholeIsWorthNothing) {
  Tally out;
  weigh_part({3, {1}}, {1, {1}}, 0, 4, out);
  EXPECT_THAT(out.weight, ElementsAre(0, 0, 1, 0, 0));
}

}  // namespace

}  // namespace minewise
