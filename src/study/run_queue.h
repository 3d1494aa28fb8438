// Makes the chunks of a queue, several at a time, and hands them in one at a time. What a chunk
// holds is the caller's business: here it is bytes.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "core/runner.h"
#include "study/chunk.h"

namespace minewise {

struct GameRecord;

// Sees each game as it is finished; returns false to have play stopped. Called by many threads.
using AfterGame = std::function<bool(int series, const GameRecord& game)>;

// Sees a game that its agent gave up, the move that was expected and why there is none. Returns
// whether play goes on; the game then counts as it stands. Called by many threads.
using AfterFault =
    std::function<bool(const AgentSpec& agent, const GameId& id, int move, const Fault& fault)>;

// Whoever follows the games of a run. Without more, a game given up ends it.
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
