// What is kept of the games that were played. A ChunkRecord holds a few games of one series and
// what their agent concluded in them. As bytes, with a checksum (seal), it is what ledgers store
// and shards exchange.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "solver/facts.h"
#include "study/columns.h"

namespace minewise {

struct GameRecord {
  bool won = false;
  std::array<double, kColumns.size()> figures{};  // by column
  int mines = 0;                                  // on the board

  friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

// A game that its player gave up.
struct FaultRecord {
  std::uint64_t game = 0;  // within its chunk, from 0; within its series in a summary
  int move = 0;            // that was expected, from 1
  std::string what;
  bool by_clock = false;

  friend bool operator==(const FaultRecord&, const FaultRecord&) = default;
};

// What is kept of a game that is over or given up.
GameRecord record_of(const Trial& trial, const Game& game);

// How many deductions were made by each rule.
using RuleCounts = std::array<std::uint64_t, kRules>;

struct ChunkRecord {
  std::vector<GameRecord> games;  // in order
  RuleCounts deductions{};
  std::vector<std::uint64_t> peaks{};  // bytes of memory, of as many of the games as were measured
  std::vector<FaultRecord> faults{};   // in the order of the games
  std::vector<double> estimates{};     // one a game, or none (game/luckless.h)

  friend bool operator==(const ChunkRecord&, const ChunkRecord&) = default;
};

// Two or three bytes a game, and eight more with estimates, the same on every machine
// (core/bytes.h). REQUIRES: no more games than a chunk has at most; as many estimates, or
// none.
std::string encode(const ChunkRecord& record);
Result<ChunkRecord> decode(std::string_view bytes);

// A checksum at the end of a record, because a disk may return bytes that are wrong or belong
// elsewhere. It is a digest of the record's CRC-64 and of what the record belongs to. The CRC finds
// every change within 64 bits for certain.

// What a seal adds to a record.
inline constexpr std::size_t kSealBytes = 8;

// `identity` is a digest of what the record is a record of. It is not among the bytes, but the
// checksum covers it: bytes that were sealed as one thing are refused as any other.
std::string seal(std::string_view record, std::uint64_t identity);

// The record that was sealed. It is a part of `bytes`.
Result<std::string_view> unseal(std::string_view bytes, std::uint64_t identity);

}  // namespace minewise
