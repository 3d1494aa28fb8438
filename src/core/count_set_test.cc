#include "core/count_set.h"

#include <gtest/gtest.h>

#include <set>

#include "core/rng.h"

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

}  // namespace
}  // namespace minewise
