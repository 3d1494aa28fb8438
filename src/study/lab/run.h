// Runs an experiment on several threads: chunks are played in parallel and handed in one at a time.
#pragma once

#include <functional>

#include "study/lab/play_chunk.h"

namespace minewise {

// A chunk that was played, and how long that took.
struct PlayedChunk {
  ChunkId id;
  ChunkRecord record;
  double seconds = 0;  // of one processor
};

// Takes a chunk that is finished; never two at a time. Returns false to have the run stopped.
using TakeChunk = std::function<bool(const PlayedChunk& chunk)>;

// The time that the calling thread has spent so far: the library reads no clock of its own.
using ThreadClock = std::function<double()>;

enum class HandIn {
  AsFinished,  // in whatever order chunks are finished: the least is lost when a run is killed
  InOrder,     // in the order of the queue
};

struct Workers {
  int jobs = 1;
  HandIn hand_in = HandIn::AsFinished;
  ThreadClock clock = [] { return 0.0; };
  AfterGame after_game = [](int, const GameRecord&) { return true; };
};

// Plays all chunks of a queue. Returns whether all were taken; chunks not finished when the run is
// stopped are given up.
bool run_chunks(const Experiment& experiment, const ChunkPlan& plan, ChunkQueue& queue,
                const Workers& workers, const TakeChunk& take);

}  // namespace minewise
