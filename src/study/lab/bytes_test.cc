#include "study/lab/bytes.h"

#include <gtest/gtest.h>

#include <limits>

namespace minewise {
namespace {

TEST(Bytes, ReadBackAsTheyWereWritten) {
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  ByteWriter writer;
  for (const std::uint64_t number :
       {std::uint64_t{0}, std::uint64_t{127}, std::uint64_t{128}, kMost}) {
    writer.number(number);
  }
  writer.fixed(kMost - 1);
  writer.real(-1.0 / 3);
  ByteReader reader(writer.bytes());
  EXPECT_EQ(reader.number(), 0u);
  EXPECT_EQ(reader.small_number(), 127);
  EXPECT_EQ(reader.number(), 128u);
  EXPECT_EQ(reader.number(), kMost);
  EXPECT_EQ(reader.fixed(), kMost - 1);
  EXPECT_EQ(reader.real(), -1.0 / 3);
  EXPECT_TRUE(reader.at_end());
  EXPECT_FALSE(reader.failed());
}

TEST(Bytes, ThatEndTooEarlyFail) {
  ByteReader reader("\x05");
  EXPECT_EQ(reader.fixed(), 5u);
  EXPECT_TRUE(reader.failed());
  EXPECT_EQ(reader.number(), 0u);
}

TEST(Bytes, NumbersThatAreTooLargeFail) {
  ByteWriter writer;
  writer.number(std::uint64_t{1} << 31);
  ByteReader small(writer.bytes()), length(writer.bytes());
  EXPECT_EQ(small.small_number(), 0);
  EXPECT_TRUE(small.failed());
  EXPECT_EQ(length.length(), 0u);
  EXPECT_TRUE(length.failed());
}

}  // namespace
}  // namespace minewise
