#include <gtest/gtest.h>

#include <bit>
#include <limits>

#include "core/rng.h"
#include "study/chunk.h"
#include "study/record.h"

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

// 30x16/99 as `exact` plays it: a chunk of games that were played to their end, and one of games
// that most often end with a mine.
TEST(ChunkRecord, IsTwoOrThreeBytesAGame) {
  ChunkRecord survival, classic;
  for (int i = 0; i < 1000; ++i) {
    const int stepped = i % 14, identified = i * 37 % 100;
    const double guesses = 5 + i % 40, moves = 20 + i * 7 % 400;
    survival.games.push_back(
        {stepped == 0, {(99 - stepped) / 99.0, 1.0 * stepped, guesses, 480}, 99});
    classic.games.push_back({identified == 99, {identified / 99.0, 1, guesses, moves}, 99});
  }
  EXPECT_LT(encode(survival).size(), 1'500u);
  EXPECT_LT(encode(classic).size(), 3'000u);
  for (const ChunkRecord& record : {survival, classic}) EXPECT_EQ(decode(encode(record)), record);
}

// Whatever a score is, it comes back to the last bit.
TEST(ChunkRecord, KeepsAnyScore) {
  using Limits = std::numeric_limits<double>;
  ChunkRecord record;
  Rng rng(Seed{6}, Digest("scores"));
  const auto bits = [&] { return static_cast<std::uint64_t>(rng.below(~std::uint32_t{0})); };
  for (const double score :
       {0.0, -0.0, 1.0, -1.0, 0.5, 2.0, Limits::quiet_NaN(), Limits::infinity(),
        -Limits::infinity(), Limits::denorm_min(), Limits::max(), 1e300}) {
    for (const int mines : {0, 1, 99}) record.games.push_back({false, {score, 1, 2, 3, 4}, mines});
  }
  for (int i = 0; i < 20'000; ++i) {
    const int mines = static_cast<int>(rng.below(200));
    const double any = std::bit_cast<double>(bits() << 32 | bits());
    const double share = static_cast<double>(rng.below(200)) / mines;
    const double stepped = rng.below(5), score = i % 2 ? any : share;
    record.games.push_back({i % 3 == 0, {score, stepped, 2, 3, 4}, mines});
  }
  const auto again = decode(encode(record));
  ASSERT_TRUE(again) << again.error().text();
  for (std::size_t i = 0; i < record.games.size(); ++i) {
    ASSERT_EQ(std::bit_cast<std::uint64_t>(again->games[i].figures[kScore]),
              std::bit_cast<std::uint64_t>(record.games[i].figures[kScore]));
  }
}

// Ledgers hold these bytes: a change here changes the format of ledgers.
TEST(ChunkRecord, KeepsItsBytes) {
  ChunkRecord record;
  record.games.push_back({true, {87 / 99.0, 12, 30, 400, 5}, 99});
  record.games.push_back({false, {0.875, 13, 33, 400, 5}, 99});
  record.peaks = {400};
  const unsigned char bytes[] = {0,    0,    0,      0, 0, 0, 0,  // deductions by rule
                                 1,    0x90, 3,                   // peaks of memory
                                 0,                               // games given up
                                 2,                               // games
                                 0,    1,    0b01,                // won
                                 99,   0,                         // mines
                                 12,   1,    0b10,                // stepped
                                 30,   2,    0b1100,              // guesses
                                 0x90, 3,    0,                   // moves
                                 5,    0,                         // wrong flags
                                 0,    1,    0b01,                // score: none missed, or as it is
                                 0,    0,    0,      0, 0, 0, 0xec, 0x3f};
  EXPECT_EQ(encode(record), std::string(std::begin(bytes), std::end(bytes)));
}

TEST(ChunkRecord, OfMoreGamesThanAChunkHasIsRefused) {
  ChunkRecord record;
  record.games.resize(kMostGamesAChunk);
  std::string bytes = encode(record);
  EXPECT_TRUE(decode(bytes));
  bytes[9] = '\x81';  // the lowest of three bytes: one game more, all alike
  EXPECT_FALSE(decode(bytes));
}

TEST(ChunkRecord, OfMorePeaksOrFaultsThanAChunkHasGamesIsRefused) {
  ChunkRecord record;
  record.peaks.resize(kMostGamesAChunk);
  record.faults.resize(kMostGamesAChunk);
  EXPECT_TRUE(decode(encode(record)));
  record.peaks.push_back(0);
  EXPECT_FALSE(decode(encode(record)));
  record.peaks.clear();
  record.faults.emplace_back();
  EXPECT_FALSE(decode(encode(record)));
}

// They follow the games, so that the bytes of a record without them are what they were.
TEST(ChunkRecord, EstimatesEndTheBytes) {
  ChunkRecord record = some_record();
  const std::string without = encode(record);
  record.estimates = {0.25, 0, -1.5};
  const std::string with = encode(record);
  EXPECT_EQ(with.substr(0, without.size()), without);
  EXPECT_EQ(with.size(), without.size() + 3 * 8);
  EXPECT_EQ(decode(with), record);
  for (std::size_t cut = 1; cut < 3 * 8; ++cut) {
    EXPECT_FALSE(decode(with.substr(0, with.size() - cut))) << cut;
  }
  EXPECT_FALSE(decode(with + '\0'));
}

TEST(ChunkRecord, EstimateThatIsNoNumberIsRefused) {
  using Limits = std::numeric_limits<double>;
  for (const double bad : {Limits::quiet_NaN(), Limits::infinity(), -Limits::infinity()}) {
    ChunkRecord record = some_record();
    record.estimates = {0.5, bad, 0.5};
    EXPECT_FALSE(decode(encode(record)));
  }
}

// Whatever the bytes are, they are read or refused.
TEST(ChunkRecord, AnyBytesAreReadOrRefused) {
  ChunkRecord record = some_record();
  record.estimates = {0.25, 0, 1};
  const std::string bytes = encode(record);
  Rng rng(Seed{7}, Digest("damage"));
  for (int i = 0; i < 20'000; ++i) {
    std::string damaged = bytes.substr(0, rng.below(static_cast<std::uint32_t>(bytes.size()) + 1));
    for (std::uint32_t j = rng.below(4); j > 0 && !damaged.empty(); --j) {
      const auto at = rng.below(static_cast<std::uint32_t>(damaged.size()));
      damaged[at] = static_cast<char>(rng.below(256));
    }
    const auto read = decode(damaged);
    EXPECT_TRUE(!read || decode(encode(*read)));
  }
}

TEST(ChunkRecord, ThatIsCutShortIsRefused) {
  const std::string bytes = encode(some_record());
  EXPECT_FALSE(decode(""));
  EXPECT_FALSE(decode(bytes.substr(0, bytes.size() - 1)));
  EXPECT_FALSE(decode(bytes + '\x01'));
}

constexpr std::uint64_t kIdentity = 42;
constexpr std::string_view kRecord = "what a chunk came to";

TEST(Seal, GivesBackWhatWasSealed) {
  for (const std::string_view record : {std::string_view(), kRecord}) {
    const std::string bytes = seal(record, kIdentity);
    EXPECT_EQ(bytes.size(), record.size() + 8);
    EXPECT_EQ(unseal(bytes, kIdentity).value(), record);
  }
}

TEST(Seal, RefusesWhatIsDamaged) {
  const std::string bytes = seal(kRecord, kIdentity);
  EXPECT_FALSE(unseal("", kIdentity));
  EXPECT_FALSE(unseal("nonsense", kIdentity));
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    EXPECT_FALSE(unseal(std::string_view(bytes).substr(0, size), kIdentity)) << size;
    for (int bit = 0; bit < 8; ++bit) {
      std::string changed = bytes;
      changed[size] = static_cast<char>(changed[size] ^ 1 << bit);
      EXPECT_FALSE(unseal(changed, kIdentity)) << size << " " << bit;
    }
  }
}

TEST(Seal, IsThatOfOneThingOnly) {
  for (int bit = 0; bit < 64; ++bit) {
    EXPECT_FALSE(unseal(seal(kRecord, kIdentity), kIdentity ^ std::uint64_t{1} << bit));
  }
}

}  // namespace

}  // namespace minewise
