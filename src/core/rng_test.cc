#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <set>

#include "core/rng.h"

namespace minewise {

namespace {

TEST(DrawScript, SaysWhatIsDrawn) {
  DrawScript script;
  script.start({2, 0});
  Rng rng(script);
  EXPECT_EQ(rng.below(3), 2u);
  EXPECT_EQ(rng.below(5), 0u);
  EXPECT_EQ(script.taken(), 2u);
  EXPECT_FALSE(script.missing());
}

TEST(DrawScript, NotesTheFirstDrawBeyondItsEnd) {
  DrawScript script;
  script.start({});
  Rng rng(script);
  EXPECT_EQ(rng.below(7), 0u);
  EXPECT_EQ(rng.below(4), 0u);
  EXPECT_EQ(script.missing(), 7u);
  script.start({6});
  EXPECT_FALSE(script.missing());
  EXPECT_EQ(rng.below(7), 6u);
}

TEST(DrawScript, RefusesWhatIsNoChoiceAmongAFew) {
  DrawScript script;
  script.start({});
  Rng rng(script);
  rng.below(2);
  EXPECT_FALSE(script.was_refused());
  rng.unit();
  EXPECT_TRUE(script.was_refused());
}

}  // namespace

// Philox against the known answers published with Random123 (kat_vectors, philox4x32-10), then what
// is built on it.

namespace {

constexpr std::uint32_t kOnes = 0xffffffff;

Rng stream(std::uint64_t seed, std::string_view name = "test") {
  return Rng(Seed{seed}, Digest(name));
}

TEST(Philox, ZerosGiveThePublishedAnswer) {
  const PhiloxCounter answer{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8};
  EXPECT_EQ(philox4x32({0, 0, 0, 0}, {0, 0}), answer);
}

TEST(Philox, OnesGiveThePublishedAnswer) {
  const PhiloxCounter answer{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd};
  EXPECT_EQ(philox4x32({kOnes, kOnes, kOnes, kOnes}, {kOnes, kOnes}), answer);
}

TEST(Philox, DigitsOfPiGiveThePublishedAnswer) {
  const PhiloxCounter answer{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1};
  EXPECT_EQ(philox4x32({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
            answer);
}

TEST(Rng, HandsOutTheBlocksOfItsStreamInOrder) {
  const std::uint64_t seed = 0x0123456789abcdef;
  const std::uint64_t name = Digest("test").value();
  Rng rng = stream(seed);
  for (std::uint32_t block = 0; block < 3; ++block) {
    const PhiloxCounter expected = philox4x32(
        {block, 0, static_cast<std::uint32_t>(name), static_cast<std::uint32_t>(name >> 32)},
        {0x89abcdef, 0x01234567});
    for (const std::uint32_t word : expected) EXPECT_EQ(rng.bits(), word);
  }
}

TEST(Rng, SameSeedAndStreamGiveTheSameNumbers) {
  Rng a = stream(42), b = stream(42);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(a.bits(), b.bits());
}

TEST(Rng, SeedsAndStreamsDiffer) {
  std::set<std::uint32_t> firsts;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    firsts.insert(stream(seed, "deal").bits());
    firsts.insert(stream(seed, "clue").bits());
  }
  EXPECT_EQ(firsts.size(), 100u);
}

TEST(Rng, UpperHalfOfTheSeedCounts) {
  EXPECT_NE(stream(7).bits(), stream(7 + (std::uint64_t{1} << 32)).bits());
}

TEST(Rng, CopyGoesOnFromTheSamePlace) {
  Rng rng = stream(1);
  rng.bits();
  Rng copy = rng;
  EXPECT_EQ(copy.bits(), rng.bits());
}

TEST(Rng, BelowOneIsZero) {
  Rng rng = stream(3);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(rng.below(1), 0u);
}

// 6,000 throws of a die: the statistic is under the 99.9% point of chi-square with 5 degrees.
TEST(Rng, BelowIsUniform) {
  Rng rng = stream(4);
  std::array<int, 6> count{};
  for (int i = 0; i < 6000; ++i) ++count.at(rng.below(6));
  double statistic = 0;
  for (const int n : count) statistic += (n - 1000.0) * (n - 1000.0) / 1000.0;
  EXPECT_LT(statistic, 20.52);
}

// A plain high half of bits * n favours every third value here by a factor of two.
TEST(Rng, BelowIsUniformForHugeRanges) {
  Rng rng = stream(5);
  constexpr std::uint32_t kRange = 0xc0000000;  // three quarters of 2^32
  std::array<int, 3> remainders{};
  for (int i = 0; i < 9000; ++i) {
    const std::uint32_t value = rng.below(kRange);
    ASSERT_LT(value, kRange);
    ++remainders.at(value % 3);
  }
  for (const int n : remainders) EXPECT_NEAR(n, 3000, 200);
}

TEST(Rng, UnitStaysBelowOneAndAveragesAHalf) {
  Rng rng = stream(6);
  double sum = 0;
  for (int i = 0; i < 10000; ++i) {
    const double x = rng.unit();
    ASSERT_GE(x, 0);
    ASSERT_LT(x, 1);
    sum += x;
  }
  EXPECT_NEAR(sum / 10000, 0.5, 0.01);
}

TEST(RngDeathTest, BelowNothingIsABrokenContract) {
  EXPECT_DEATH(stream(1).below(0), "CHECK\\(n > 0\\) failed");
}

}  // namespace

}  // namespace minewise
