// Chunks are the pieces into which the games of an experiment are cut: threads play them, ledgers
// keep them, and shards divide them. ChunkPlan makes the cut, which depends on the experiment
// alone; ChunkQueue lists what is still to be played; run_queue() makes the chunks. What is said of
// games here holds for any trials that an experiment is made of.
#pragma once

#include <cstdint>
#include <functional>
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

// The most games in a chunk.
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

// Makes the chunks of a queue, several at a time, and hands them in one at a time. Here the content
// of a chunk is just bytes; the caller gives them a meaning.

struct GameRecord;

// Sees each game as it is finished; returns false to have play stopped. Called by many threads.
using AfterGame = std::function<bool(int series, const GameRecord& game)>;

// Sees a game that its agent gave up, the move that was expected and why there is none. Returns
// whether play goes on; the game then counts as it stands. Called by many threads.
using AfterFault =
    std::function<bool(const AgentSpec& agent, const GameId& id, int move, const Fault& fault)>;

// Callbacks that follow the games of a run. By default, a game given up ends the run.
struct GameWatch {
  AfterGame after_game = [](int, const GameRecord&) { return true; };
  AfterFault after_fault = [](const AgentSpec&, const GameId&, int, const Fault&) { return false; };
};

// A chunk that was made, how long that took, and by which process.
template <class Record>
struct MadeChunk {
  ChunkId id;
  Record record;
  double seconds = 0;  // of one processor
  int rank = 0;
};
using ChunkBytes = MadeChunk<std::string>;  // as ledgers keep it

// Makes the record of a chunk; nothing if it was stopped. Called by many threads.
using MakeRecord = std::function<std::optional<std::string>(const ChunkId& chunk)>;

// Takes a chunk that is finished; never two at a time. Returns false to have the run stopped.
template <class Record>
using TakeRecord = std::function<bool(const MadeChunk<Record>& chunk)>;

// How chunks are made, in this process or in another that helps it.
struct ChunkMaker {
  // A digest of all that records depend on beside the chunk.
  std::uint64_t identity = 0;
  MakeRecord make;
  // What happens to a record where it was made, before it is handed in.
  std::function<void(ChunkBytes& chunk)> finish = [](ChunkBytes&) {};
  // Why a record was not made; empty if the run was stopped from outside.
  std::function<std::string()> why = [] { return std::string(); };
  ThreadClock clock = [] { return 0.0; };
};

// Answers the questions that run_queue asks. REQUIRES: plan and maker outlive it.
AnswerInLane answer_chunks(const ChunkPlan& plan, const ChunkMaker& maker);

struct Workers : GameWatch {
  // Sees how many games a chunk has that is taken, and by which process; never two at a time.
  std::function<void(int rank, std::uint64_t games)> after_chunk = [](int, std::uint64_t) {};
  const Runner* runner = &serial_runner();  // outlives the run
  HandIn hand_in = HandIn::AsFinished;
  std::string version = {};  // of the program: processes of different ones do not play together
  ThreadClock clock = [] { return 0.0; };
};

// Makes all chunks of a queue. Returns whether all were taken; chunks not finished when the run is
// stopped are given up.
bool run_queue(ChunkQueue& queue, const Runner& runner, HandIn hand_in, const ChunkMaker& maker,
               const TakeRecord<std::string>& take);

}  // namespace minewise
