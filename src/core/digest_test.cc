#include "core/digest.h"

#include <gtest/gtest.h>

#include <set>

namespace minewise {
namespace {

TEST(Digest, EqualPartsInEqualOrderAgree) {
  EXPECT_EQ(Digest("deal").add(30).add("count").value(),
            Digest("deal").add(30).add("count").value());
}

TEST(Digest, OrderMatters) {
  EXPECT_NE(Digest("deal").add(30).add(16).value(), Digest("deal").add(16).add(30).value());
}

TEST(Digest, BordersBetweenWordsMatter) {
  EXPECT_NE(Digest("x").add("ab").add("c").value(), Digest("x").add("a").add("bc").value());
  EXPECT_NE(Digest("x").add("").value(), Digest("x").value());
}

TEST(Digest, ZerosCount) {
  EXPECT_NE(Digest("x").add(0).value(), Digest("x").value());
  EXPECT_NE(Digest("x").add(0).value(), Digest("x").add(0).add(0).value());
}

TEST(Digest, NeighbouringNumbersShareNothing) {
  std::set<std::uint64_t> upper, lower;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    const std::uint64_t value = Digest("game").add(i).value();
    upper.insert(value >> 32);
    lower.insert(value & 0xffffffff);
  }
  EXPECT_EQ(upper.size(), 1000u);
  EXPECT_EQ(lower.size(), 1000u);
}

// Every dealt board hangs on these values: if they change, so does every game ever written down.
TEST(Digest, ValuesNeverChange) {
  static_assert(Digest("deal").value() == 0xd16fb8547c017b2eu);
  EXPECT_EQ(Digest("").value(), 0xe220a8397b1dcdafu);
  EXPECT_EQ(Digest("deal").value(), 0xd16fb8547c017b2eu);
  EXPECT_EQ(Digest("deal").add(30).add(16).add("count").add(99).value(), 0x50a66cd9bdb84149u);
}

}  // namespace
}  // namespace minewise
