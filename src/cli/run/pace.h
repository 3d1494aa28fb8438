// How fast a run of many games is, as a whole and rank by rank. Games are counted when their chunks
// are handed in, on rank 0 too. So all ranks are measured alike, and what is counted is what is
// kept.
//
// A rate is that of the last minute: it tells what a run does now, when agents or boards change on
// its way and ranks come and go. If four chunks take longer than a minute, it is that of the time
// they took, because rare chunks would make the rate of a minute jump.
#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "cli/run/process_group.h"
#include "cli/run/progress.h"
#include "output/text/progress.h"

namespace minewise {

// Games that come in, at times that only grow.
class GamePace {
 public:
  explicit GamePace(double begin) : marks_{{begin, 0}} {}

  void add(std::uint64_t games, double now);

  std::uint64_t games() const { return marks_.back().games; }
  double rate(double now) const;  // games a second

 private:
  struct Mark {
    double time = 0;
    std::uint64_t games = 0;  // up to then
  };

  std::size_t base(double now) const;

  std::deque<Mark> marks_;  // about a second apart, or more; those still needed
};

// Any thread may call it.
class RunPace {
 public:
  using Clock = std::function<double()>;
  using ProcessGroup = std::function<ProcessGroupState()>;

  explicit RunPace(Clock clock = steady_seconds, ProcessGroup group = process_group_state);

  // So many games in all, of which some were kept before. REQUIRES: the process group has its
  // runner (process_group_runner).
  void begin(std::uint64_t all, std::uint64_t before);

  void came(int rank, std::uint64_t games);
  void faulted();  // a game was given up

  // Asks how the ranks are. REQUIRES: the caller holds no Unbroken; whoever hands in a chunk has
  // the process group locked and waits for one.
  void look();

  // What is known by now; of the ranks, since the last look.
  Progress progress() const;

 private:
  RankProgress progress_of(std::size_t rank, double now) const;
  bool knows_slowest(const Progress& run, double now) const;

  const Clock clock_;
  const ProcessGroup group_;
  mutable std::mutex mutex_;  // over what follows
  bool has_begun_ = false;
  double begun_ = 0;
  std::uint64_t all_ = 0, before_ = 0, faults_ = 0;
  GamePace whole_;
  std::vector<GamePace> ranks_;
  ProcessGroupState state_;
};

// The games that this process plays, and the mean score of each agent in them. Any thread may call
// it.
class AgentScores {
 public:
  explicit AgentScores(std::vector<std::string> agents);

  void played(std::size_t agent, double score) {
    Means& means = means_[agent];
    means.games.fetch_add(1, std::memory_order_relaxed);
    means.score.fetch_add(score, std::memory_order_relaxed);
  }

  // What the pace knows of the run after a look, and the scores. If this process is alone, games of
  // chunks that are not finished count as done.
  Progress progress(RunPace& pace) const;

 private:
  struct alignas(64) Means {  // a cache line each: threads do not wait for one another
    std::atomic<std::uint64_t> games = 0;
    std::atomic<double> score = 0;
  };

  const std::vector<std::string> agents_;
  const std::unique_ptr<Means[]> means_;
};

}  // namespace minewise
