#include "study/lab/run.h"

namespace minewise {
namespace {

// A chunk under way.
struct Lane {
  ChunkId chunk;
  std::optional<PlayedChunk> played;  // nothing if it was stopped
};

std::optional<PlayedChunk> play(const Experiment& experiment, const ChunkPlan& plan,
                                const ChunkId& chunk, const Workers& workers) {
  const double begin = workers.clock();
  auto record = play_chunk(experiment, plan, chunk, workers.after_game);
  if (!record) return std::nullopt;
  return PlayedChunk{chunk, *std::move(record), workers.clock() - begin};
}

}  // namespace

bool run_chunks(const Experiment& experiment, const ChunkPlan& plan, ChunkQueue& queue,
                const Workers& workers, const TakeChunk& take) {
  Lanes<Lane> lanes(*workers.runner);
  Work work;
  work.begin = [&](int lane) {
    const auto next = queue.next();
    lanes[lane].chunk = next.value_or(ChunkId{});
    return next.has_value();
  };
  work.make = [&](int lane) {
    lanes[lane].played = play(experiment, plan, lanes[lane].chunk, workers);
  };
  work.take = [&](int lane) {
    const auto& played = lanes[lane].played;
    return played && take(*played);
  };
  return workers.runner->run(work, workers.hand_in);
}

}  // namespace minewise
