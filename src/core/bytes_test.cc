#include "core/bytes.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

#include "core/rng.h"

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

TEST(Bytes, PackManyNumbersOfAnyWidth) {
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  Rng rng(Seed{5}, Digest("packed"));
  for (int bits = 0; bits <= 64; ++bits) {
    const std::uint64_t most = bits == 0 ? 0 : kMost >> (64 - bits);
    const std::uint64_t least = kMost - most < 7 ? kMost - most : 7;
    std::vector<std::uint64_t> numbers{least, least + most, least};
    for (int i = 0; i < 50; ++i) {
      const auto high = static_cast<std::uint64_t>(rng.below(1u << 31)) << 33;
      numbers.push_back(least + ((high ^ rng.below(1u << 31)) & most));
    }
    ByteWriter writer;
    writer.packed(numbers);
    writer.number(300);
    std::vector<std::uint64_t> again(numbers.size());
    ByteReader reader(writer.bytes());
    reader.packed(again);
    EXPECT_EQ(again, numbers) << bits;
    EXPECT_EQ(reader.number(), 300u) << bits;
    ByteReader shorter(std::string_view(writer.bytes()).substr(0, writer.bytes().size() - 3));
    shorter.packed(again);
    EXPECT_EQ(shorter.failed(), true) << bits;
  }
}

TEST(Bytes, PackWhatIsTheSameInNoBits) {
  ByteWriter writer;
  writer.packed(std::vector<std::uint64_t>(1000, 99));
  writer.packed({});
  writer.packed(std::vector<std::uint64_t>{5, 4, 7, 6});
  EXPECT_EQ(writer.bytes(), std::string({99, 0, 4, 2, 0b10'11'00'01 - 256}));
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
