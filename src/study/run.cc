#include "study/run.h"

#include "core/check.h"
#include "core/digest.h"

namespace minewise {

ChunkMaker maker_of(const Experiment& experiment, const ChunkPlan& plan, const Workers& workers) {
  ChunkMaker maker;
  maker.identity = Digest("games").add(workers.version).add(format_experiment(experiment)).value();
  maker.clock = workers.clock;
  maker.make = [&](const ChunkId& chunk) {
    return play_chunk(experiment, plan, chunk, workers).transform(encode);
  };
  return maker;
}

bool run_chunks(const Experiment& experiment, const ChunkPlan& plan, ChunkQueue& queue,
                const Workers& workers, const TakeChunk& take) {
  const auto take_bytes = [&](const ChunkBytes& chunk) {
    auto record = decode(chunk.record);
    CHECK(record);  // it was encoded by this program
    workers.after_chunk(chunk.rank, plan.games_of(chunk.id).size());
    return take({chunk.id, *std::move(record), chunk.seconds, chunk.rank});
  };
  return run_queue(queue, *workers.runner, workers.hand_in, maker_of(experiment, plan, workers),
                   take_bytes);
}

}  // namespace minewise
