// How the games of an experiment are cut into chunks: the pieces that are handed to threads, kept
// by ledgers and spread over shards. The cut depends on the experiment alone. What is said of games
// here holds for any trials that an experiment is made of.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/runner.h"
#include "study/experiment.h"

namespace minewise {

// Chunk `number` of a series.
struct ChunkId {
  int series = 0;
  std::uint64_t number = 0;

  friend bool operator==(const ChunkId&, const ChunkId&) = default;
};

// Whoever holds a chunk holds no more games than these.
inline constexpr std::uint64_t kMostGamesAChunk = std::uint64_t{1} << 16;

// One part of an experiment that is spread over several: part `index` of `count`, from 1.
struct Shard {
  int index = 1;
  int count = 1;

  bool is_whole() const { return count == 1; }
  friend bool operator==(const Shard&, const Shard&) = default;
};
Result<Shard> parse_shard(std::string_view text);  // "2/5"
std::string format_shard(const Shard& shard);

class ChunkPlan {
 public:
  // REQUIRES: check_size(experiment).
  explicit ChunkPlan(const Experiment& experiment);

  // For trials that take long: so many of each series, each a chunk by itself.
  // REQUIRES: check_size(series, trials).
  ChunkPlan(int series, std::uint64_t trials);

  int series() const { return static_cast<int>(games_a_chunk_.size()); }
  std::uint64_t chunks_of(int series) const;
  bool has(const ChunkId& chunk) const;
  GameRange games_of(const ChunkId& chunk) const;   // REQUIRES: has(chunk)
  std::uint64_t chunks() const { return chunks_; }  // of all series

  // Chunks have places in one order: the first of every series, the second of every series, and so
  // on. Where a series has fewer chunks than another, some places are empty.
  std::uint64_t places() const { return most_chunks_ * games_a_chunk_.size(); }
  std::uint64_t place_of(const ChunkId& chunk) const {
    return chunk.number * games_a_chunk_.size() + static_cast<std::uint64_t>(chunk.series);
  }
  std::optional<ChunkId> chunk_at(std::uint64_t place) const;

 private:
  std::uint64_t games_ = 0;
  std::vector<std::uint64_t> games_a_chunk_;  // by series
  std::uint64_t chunks_ = 0;
  std::uint64_t most_chunks_ = 0;  // of any series
};

// Whether an experiment is within what bookkeeping can bear.
Result<void> check_size(const Experiment& experiment);
Result<void> check_size(int series, std::uint64_t chunks);  // of each

// The chunks that are still to be played, by their places, so that every series advances at its
// share of the whole.
class ChunkQueue {
 public:
  ChunkQueue(const ChunkPlan& plan, const Shard& shard);

  // Leaves out a chunk that is done. Returns whether it was to be played until now.
  // REQUIRES: the plan has it.
  bool leave_out(const ChunkId& chunk);

  const ChunkPlan& plan() const { return *plan_; }

  // The games in the chunks of this shard, and those in chunks that were left out.
  std::uint64_t games() const { return games_; }
  std::uint64_t games_left_out() const { return games_left_out_; }

  // The next chunk, each once.
  std::optional<ChunkId> next();

 private:
  bool is_ours(std::uint64_t place) const {
    const auto count = static_cast<std::uint64_t>(shard_.count);
    return place % count + 1 == static_cast<std::uint64_t>(shard_.index);
  }

  const ChunkPlan* plan_;
  Shard shard_;
  std::vector<bool> is_left_out_;  // by place
  std::uint64_t next_ = 0;         // a place
  std::uint64_t games_ = 0;
  std::uint64_t games_left_out_ = 0;
};

}  // namespace minewise
