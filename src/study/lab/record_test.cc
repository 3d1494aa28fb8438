#include "study/lab/record.h"

#include <gtest/gtest.h>

#include <limits>

namespace minewise {
namespace {

ChunkRecord some_record() {
  constexpr int kMost = std::numeric_limits<int>::max();
  ChunkRecord record;
  record.games.push_back({{true, 1.0, 0, 3, 400, 0}, 80});
  record.games.push_back({{false, 1.0 / 3, 127, 128, 16384, 1}, 0});
  record.games.push_back({{true, 0, kMost, kMost, kMost, kMost / 2}, kMost});
  record.deductions = {1, 0, 127, 128, std::numeric_limits<std::uint64_t>::max(), 5, 6};
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
  record.games.assign(1000, {{true, 0.875, 12, 30, 400, 0}, 80});
  EXPECT_LT(encode(record).size(), 15'100u);
}

TEST(ChunkRecord, ThatIsCutShortIsRefused) {
  const std::string bytes = encode(some_record());
  EXPECT_FALSE(decode(""));
  EXPECT_FALSE(decode(bytes.substr(0, bytes.size() - 1)));
  EXPECT_FALSE(decode(bytes + '\x01'));
}

}  // namespace
}  // namespace minewise
