// Runs an experiment: chunks are played, several at a time, and handed in one at a time.
#pragma once

#include <functional>

#include "study/lab/play_chunk.h"
#include "study/lab/runner.h"

namespace minewise {

// A chunk that was played, and how long that took.
struct PlayedChunk {
  ChunkId id;
  ChunkRecord record;
  double seconds = 0;  // of one processor
};

// Takes a chunk that is finished; never two at a time. Returns false to have the run stopped.
using TakeChunk = std::function<bool(const PlayedChunk& chunk)>;

struct Workers {
  const Runner* runner = &serial_runner();  // outlives the run
  HandIn hand_in = HandIn::AsFinished;
  ThreadClock clock = [] { return 0.0; };
  AfterGame after_game = [](int, const GameRecord&) { return true; };
};

// Plays all chunks of a queue. Returns whether all were taken; chunks not finished when the run is
// stopped are given up.
bool run_chunks(const Experiment& experiment, const ChunkPlan& plan, ChunkQueue& queue,
                const Workers& workers, const TakeChunk& take);

}  // namespace minewise
