// Makes the chunks of a queue, several at a time, and hands them in one at a time. What a chunk
// holds is the caller's business.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "study/lab/chunk.h"
#include "study/lab/runner.h"

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

// A chunk that was made, and how long that took.
template <class Record>
struct MadeChunk {
  ChunkId id;
  Record record;
  double seconds = 0;  // of one processor
};
using ChunkBytes = MadeChunk<std::string>;  // as ledgers keep it

// Makes the record of a chunk; nothing if it was stopped. Called by many threads.
template <class Record>
using MakeRecord = std::function<std::optional<Record>(const ChunkId& chunk)>;

// Takes a chunk that is finished; never two at a time. Returns false to have the run stopped.
template <class Record>
using TakeRecord = std::function<bool(const MadeChunk<Record>& chunk)>;

struct Workers : GameWatch {
  const Runner* runner = &serial_runner();  // outlives the run
  HandIn hand_in = HandIn::AsFinished;
  ThreadClock clock = [] { return 0.0; };
};

// Makes all chunks of a queue. Returns whether all were taken; chunks not finished when the run is
// stopped are given up.
template <class Record>
bool run_queue(ChunkQueue& queue, const Workers& workers, const MakeRecord<Record>& make,
               const TakeRecord<Record>& take) {
  struct Lane {
    ChunkId chunk;
    std::optional<MadeChunk<Record>> made;
  };
  Lanes<Lane> lanes(*workers.runner);
  Work work;
  work.begin = [&](int lane) {
    const auto next = queue.next();
    lanes[lane].chunk = next.value_or(ChunkId{});
    return next.has_value();
  };
  work.make = [&](int lane) {
    auto& [chunk, made] = lanes[lane];
    const double begin = workers.clock();
    auto record = make(chunk);
    made.reset();
    if (record) made.emplace(chunk, *std::move(record), workers.clock() - begin);
  };
  work.take = [&](int lane) {
    const auto& made = lanes[lane].made;
    return made && take(*made);
  };
  return workers.runner->run(work, workers.hand_in);
}

}  // namespace minewise
