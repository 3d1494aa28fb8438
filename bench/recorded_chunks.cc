#include "recorded_chunks.h"

#include <time.h>

#include "study/ledger/code_version.h"
#include "study/ledger/games.h"
#include "study/run.h"

namespace minewise {
namespace {

constexpr int kPlayed = 4;

// So many alike series that there are chunks enough for any number of ranks.
constexpr std::size_t kSeries = 8;

Experiment experiment_of(const Workload& workload) {
  Request request;
  request.agents = parse_agents(workload.agent).value();
  request.sizes = parse_sizes(workload.size).value();
  request.rules = {Rules::classic()};
  request.games = workload.games;
  request.seed = Seed{1};
  Experiment experiment = make_experiment(request).value();
  const Condition one = experiment.conditions.front();
  experiment.conditions.assign(kSeries, one);
  return experiment;
}

}  // namespace

double thread_time() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

RecordedChunks::RecordedChunks(const Workload& workload)
    : subject_(subject_of(experiment_of(workload))) {
  const Experiment experiment = experiment_of(workload);
  games_a_chunk_ = subject_.plan.games_of({0, 0}).size();
  const ChunkSealer sealer(subject_.text, code_version());
  const Workers workers;
  const ChunkMaker player = maker_of(experiment, subject_.plan, workers);
  for (std::uint64_t number = 0; number < kPlayed; ++number) {
    const double begin = thread_time();
    const ChunkId id{0, number};
    ChunkBytes chunk{id, player.make(id).value(), thread_time() - begin};
    if (workload.seconds_a_game > 0) {
      chunk.seconds = workload.seconds_a_game * static_cast<double>(games_a_chunk_);
    }
    chunk.record = sealer.seal(chunk);
    played_.push_back(std::move(chunk));
  }
}

double RecordedChunks::seconds_a_chunk() const {
  double sum = 0;
  for (const ChunkBytes& chunk : played_) sum += chunk.seconds;
  return sum / kPlayed;
}

double RecordedChunks::bytes_a_game() const {
  double sum = 0;
  for (const ChunkBytes& chunk : played_) sum += static_cast<double>(chunk.record.size());
  return sum / kPlayed / static_cast<double>(games_a_chunk_);
}

ChunkMaker RecordedChunks::maker() {
  ChunkMaker maker;
  maker.identity = ChunkSealer(subject_.text, code_version()).identity();
  maker.make = [this](const ChunkId& id) {
    const ChunkBytes& chunk = played_[id.number % kPlayed];
    time_ += chunk.seconds;
    return chunk.record;
  };
  maker.clock = [this] { return time_; };
  return maker;
}

}  // namespace minewise
