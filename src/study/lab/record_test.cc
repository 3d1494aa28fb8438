#include "study/lab/record.h"

#include <gtest/gtest.h>

#include <limits>

namespace minewise {
namespace {

constexpr std::uint64_t kIdentity = 42;

ChunkRecord some_record() {
  constexpr int kMost = std::numeric_limits<int>::max();
  ChunkRecord record;
  record.games.push_back({true, {1.0, 0, 3, 400, 0}, 80});
  record.games.push_back({false, {1.0 / 3, 127, 128, 16384, 1}, 0});
  record.games.push_back({true, {0, kMost, kMost, kMost, kMost / 2}, kMost});
  record.deductions = {1, 0, 127, 128, std::numeric_limits<std::uint64_t>::max(), 5, 6};
  return record;
}

TEST(ChunkRecord, ReadsBackFromItsBytes) {
  for (const ChunkRecord& record : {ChunkRecord{}, some_record()}) {
    const auto again = decode(encode(record, kIdentity), kIdentity);
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ(*again, record);
  }
}

TEST(ChunkRecord, IsAboutFifteenBytesAGame) {
  ChunkRecord record;
  record.games.assign(1000, {true, {0.875, 12, 30, 400, 0}, 80});
  EXPECT_LT(encode(record, kIdentity).size(), 15'100u);
}

// Ledgers hold them: whoever changes these bytes changes the format of ledgers.
TEST(ChunkRecord, KeepsItsBytes) {
  ChunkRecord record;
  record.games.push_back({true, {0.875, 12, 30, 400, 5}, 80});
  const unsigned char bytes[] = {0,  0,  0,    0, 0, 0, 0,           // deductions by rule
                                 11,                                 // wrong flags, and won
                                 0,  0,  0,    0, 0, 0, 0xec, 0x3f,  // score
                                 12, 30, 0x90, 3,                    // stepped, guesses, moves
                                 80};                                // mines
  const std::string encoded = encode(record, kIdentity);
  EXPECT_EQ(encoded.substr(0, encoded.size() - 8), std::string(std::begin(bytes), std::end(bytes)));
}

TEST(ChunkRecord, ThatIsDamagedIsRefused) {
  const std::string bytes = encode(some_record(), kIdentity);
  EXPECT_FALSE(decode("", kIdentity));
  EXPECT_FALSE(decode("nonsense", kIdentity));
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    EXPECT_FALSE(decode(std::string_view(bytes).substr(0, size), kIdentity)) << size;
    for (int bit = 0; bit < 8; ++bit) {
      std::string changed = bytes;
      changed[size] = static_cast<char>(changed[size] ^ 1 << bit);
      EXPECT_FALSE(decode(changed, kIdentity)) << size << " " << bit;
    }
  }
}

TEST(ChunkRecord, IsThatOfOneThingOnly) {
  for (int bit = 0; bit < 64; ++bit) {
    EXPECT_FALSE(decode(encode(some_record(), kIdentity), kIdentity ^ std::uint64_t{1} << bit));
  }
}

}  // namespace
}  // namespace minewise
