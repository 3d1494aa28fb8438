#include "study/lab/run.h"

namespace minewise {

bool run_chunks(const Experiment& experiment, const ChunkPlan& plan, ChunkQueue& queue,
                const Workers& workers, const TakeChunk& take) {
  const auto play = [&](const ChunkId& chunk) {
    return play_chunk(experiment, plan, chunk, workers);
  };
  return run_queue<ChunkRecord>(queue, workers, play, take);
}

}  // namespace minewise
