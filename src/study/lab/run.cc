#include "study/lab/run.h"

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_pipeline.h>
#include <oneapi/tbb/task_arena.h>

#include <atomic>
#include <memory>

namespace minewise {
namespace {

namespace tbb = oneapi::tbb;

using PlayedPtr = std::shared_ptr<PlayedChunk>;  // null: the run was stopped

PlayedPtr play(const Experiment& experiment, const ChunkPlan& plan, const ChunkId& chunk,
               const Workers& workers) {
  const double begin = workers.clock();
  auto record = play_chunk(experiment, plan, chunk, workers.after_game);
  if (!record) return nullptr;
  return std::make_shared<PlayedChunk>(
      PlayedChunk{chunk, *std::move(record), workers.clock() - begin});
}

}  // namespace

bool run_chunks(const Experiment& experiment, const ChunkPlan& plan, ChunkQueue& queue,
                const Workers& workers, const TakeChunk& take) {
  std::atomic<bool> stopped = false;
  const auto next = [&](tbb::flow_control& flow) {
    const auto chunk = stopped ? std::nullopt : queue.next();
    if (!chunk) flow.stop();
    return chunk.value_or(ChunkId{});
  };
  const auto play_next = [&](const ChunkId& chunk) {
    return stopped ? nullptr : play(experiment, plan, chunk, workers);
  };
  const auto hand_in = [&](const PlayedPtr& played) {
    if (!played || !take(*played)) stopped = true;
  };
  const auto taking = workers.hand_in == HandIn::InOrder ? tbb::filter_mode::serial_in_order
                                                         : tbb::filter_mode::serial_out_of_order;
  const auto pipeline =
      tbb::make_filter<void, ChunkId>(tbb::filter_mode::serial_in_order, next) &
      tbb::make_filter<ChunkId, PlayedPtr>(tbb::filter_mode::parallel, play_next) &
      tbb::make_filter<PlayedPtr, void>(taking, hand_in);

  const auto jobs = static_cast<std::size_t>(workers.jobs);
  const tbb::global_control threads(tbb::global_control::max_allowed_parallelism, jobs);
  tbb::task_arena arena(workers.jobs);
  arena.execute([&] { tbb::parallel_pipeline(2 * jobs, pipeline); });
  return !stopped;
}

}  // namespace minewise
