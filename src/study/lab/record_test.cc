#include "study/lab/record.h"

#include <gtest/gtest.h>

#include <limits>

namespace minewise {
namespace {

ChunkRecord some_record() {
  constexpr int kMost = std::numeric_limits<int>::max();
  ChunkRecord record;
  record.games.push_back({true, {1.0, 0, 3, 400, 0}, 80});
  record.games.push_back({false, {1.0 / 3, 127, 128, 16384, 1}, 0});
  record.games.push_back({true, {0, kMost, kMost, kMost, kMost / 2}, kMost});
  record.deductions = {1, 0, 127, 128, std::numeric_limits<std::uint64_t>::max(), 5, 6};
  record.peaks = {0, 300'000};
  record.faults = {{0, 1, "", false}, {2, kMost, "ended, \n\"x\"", true}};
  return record;
}

TEST(ChunkRecord, ReadsBackFromItsBytes) {
  for (const ChunkRecord& record : {ChunkRecord{}, some_record()}) {
    const auto again = decode(encode(record));
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ(*again, record);
  }
}

TEST(ChunkRecord, IsAboutFifteenBytesAGame) {
  ChunkRecord record;
  record.games.assign(1000, {true, {0.875, 12, 30, 400, 0}, 80});
  EXPECT_LT(encode(record).size(), 15'100u);
}

// Ledgers hold them: whoever changes these bytes changes the format of ledgers.
TEST(ChunkRecord, KeepsItsBytes) {
  ChunkRecord record;
  record.games.push_back({true, {0.875, 12, 30, 400, 5}, 80});
  record.peaks = {400};
  const unsigned char bytes[] = {0,  0,    0,    0, 0, 0, 0,           // deductions by rule
                                 1,  0x90, 3,                          // peaks of memory
                                 0,                                    // games given up
                                 11,                                   // wrong flags, and won
                                 0,  0,    0,    0, 0, 0, 0xec, 0x3f,  // score
                                 12, 30,   0x90, 3,                    // stepped, guesses, moves
                                 80};                                  // mines
  EXPECT_EQ(encode(record), std::string(std::begin(bytes), std::end(bytes)));
}

TEST(ChunkRecord, ThatIsCutShortIsRefused) {
  const std::string bytes = encode(some_record());
  EXPECT_FALSE(decode(""));
  EXPECT_FALSE(decode(bytes.substr(0, bytes.size() - 1)));
  EXPECT_FALSE(decode(bytes + '\x01'));
}

}  // namespace
}  // namespace minewise
