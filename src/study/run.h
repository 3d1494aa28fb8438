// Runs a comparison: chunks of games are played and handed in.
#pragma once

#include "study/play_chunk.h"
#include "study/run_queue.h"

namespace minewise {

using PlayedChunk = MadeChunk<ChunkRecord>;
using TakeChunk = TakeRecord<ChunkRecord>;

// Plays the chunks of an experiment, here or for a process that runs the same one. REQUIRES: all of
// these outlive it.
ChunkMaker maker_of(const Experiment& experiment, const ChunkPlan& plan, const Workers& workers);

// Makes all chunks of a queue, with the games of an experiment.
bool run_chunks(const Experiment& experiment, const ChunkPlan& plan, ChunkQueue& queue,
                const Workers& workers, const TakeChunk& take);

}  // namespace minewise
