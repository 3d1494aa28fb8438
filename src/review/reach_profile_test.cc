#include "review/reach_profile.h"

#include <gtest/gtest.h>

#include "core/digest.h"
#include "core/rng.h"

namespace minewise {
namespace {

ReachProfile one_source(const std::vector<int>& distance, const std::vector<double>& amounts) {
  std::vector<Change> changes;
  for (std::size_t i = 0; i < amounts.size(); ++i) {
    changes.push_back({Cell{static_cast<std::int32_t>(i)}, amounts[i]});
  }
  ReachProfile profile;
  profile.add(distance, changes);
  return profile;
}

void expect_same(const ReachProfile& a, const ReachProfile& b) {
  ASSERT_EQ(a.rings().size(), b.rings().size());
  for (std::size_t d = 0; d < a.rings().size(); ++d) {
    EXPECT_EQ(a.rings()[d].pairs, b.rings()[d].pairs);
    EXPECT_NEAR(a.rings()[d].sum, b.rings()[d].sum, 1e-12);
    EXPECT_EQ(a.rings()[d].most, b.rings()[d].most);
    EXPECT_EQ(a.rings()[d].changed, b.rings()[d].changed);
    EXPECT_EQ(a.rings()[d].noticeable, b.rings()[d].noticeable);
  }
  EXPECT_EQ(std::vector(a.sources_by_reach().begin(), a.sources_by_reach().end()),
            std::vector(b.sources_by_reach().begin(), b.sources_by_reach().end()));
}

TEST(ReachProfile, GathersByDistance) {
  const ReachProfile profile = one_source({1, 1, 2, 3}, {0.5, 0.25, 0.005, 1e-12});
  ASSERT_EQ(profile.rings().size(), 4u);
  EXPECT_EQ(profile.rings()[0].pairs, 0u);
  EXPECT_EQ(profile.rings()[1].pairs, 2u);
  EXPECT_DOUBLE_EQ(profile.rings()[1].mean(), 0.375);
  EXPECT_EQ(profile.rings()[1].most, 0.5);
  EXPECT_EQ(profile.rings()[2].changed, 1u);
  EXPECT_EQ(profile.rings()[2].noticeable, 0u);
  EXPECT_EQ(profile.rings()[3].changed, 0u);
  EXPECT_EQ(profile.farthest(), 1);
}

TEST(ReachProfile, ReachIsWhereAnythingChangesNoticeably) {
  ReachProfile profile = one_source({1, 4}, {0, 0.02});
  profile.merge(one_source({2, 3}, {0.02, 0.01}));
  profile.merge(one_source({1, 2}, {0, 0}));
  EXPECT_EQ(profile.sources(), 3u);
  EXPECT_EQ(profile.farthest(), 4);
  EXPECT_DOUBLE_EQ(profile.mean_reach(), 2);
  EXPECT_DOUBLE_EQ(profile.share_reaching(2), 2.0 / 3);
  EXPECT_DOUBLE_EQ(profile.share_reaching(3), 1.0 / 3);
  EXPECT_EQ(profile.share_reaching(5), 0);
}

TEST(ReachProfile, WithoutSourcesIsNothing) {
  const ReachProfile empty;
  EXPECT_EQ(empty.sources(), 0u);
  EXPECT_EQ(empty.mean_reach(), 0);
  EXPECT_EQ(empty.farthest(), 0);
  EXPECT_TRUE(empty.rings().empty());
}

TEST(ReachProfile, MergesToTheSameInAnyGrouping) {
  Rng rng(Seed{1}, Digest("reach profiles"));
  std::vector<ReachProfile> parts;
  for (int i = 0; i < 40; ++i) {
    std::vector<int> distance;
    std::vector<double> amounts;
    for (std::uint32_t n = rng.below(9); n > 0; --n) {
      distance.push_back(static_cast<int>(1 + rng.below(6)));
      amounts.push_back(rng.below(3) == 0 ? 0 : rng.unit() / 20);
    }
    parts.push_back(one_source(distance, amounts));
  }
  ReachProfile whole, halves[2];
  for (std::size_t i = 0; i < parts.size(); ++i) {
    whole.merge(parts[i]);
    halves[i < 17].merge(parts[i]);
  }
  halves[1].merge(halves[0]);
  expect_same(whole, halves[1]);
  EXPECT_EQ(whole.sources(), parts.size());
}

}  // namespace
}  // namespace minewise
