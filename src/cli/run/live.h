// Shows the progress of a run of many games on standard error: a bar on a terminal, otherwise a
// plain line now and then. Threads report games; one more thread draws. Where several ranks play,
// the line tells of the whole and of the slowest, by the pace of the run.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/run/pace.h"
#include "cli/run/progress.h"

namespace minewise {

class LiveProgress {
 public:
  // `games` in all, of which `done` were played before. Draws nothing if `quiet`. The pace outlives
  // this.
  LiveProgress(std::vector<std::string> agents, std::uint64_t games, std::uint64_t done, bool quiet,
               RunPace& pace);
  ~LiveProgress();
  LiveProgress(const LiveProgress&) = delete;

  // Reports a game. Any thread may call it.
  void played(std::size_t agent, double score) {
    Means& means = means_[agent];
    means.games.fetch_add(1, std::memory_order_relaxed);
    means.score.fetch_add(score, std::memory_order_relaxed);
  }

  // The text that is drawn after this many seconds.
  std::string line(double seconds) const;

 private:
  struct alignas(64) Means {  // a cache line each: threads do not wait for one another
    std::atomic<std::uint64_t> games = 0;
    std::atomic<double> score = 0;
  };

  std::string scores() const;
  std::string line_of_one(double seconds) const;

  std::vector<std::string> agents_;
  std::uint64_t games_;
  std::uint64_t done_before_;
  RunPace& pace_;
  bool is_terminal_;
  std::unique_ptr<Means[]> means_;
  std::optional<OwnDisplay> display_;  // unless quiet
  Ticker ticker_;                      // the last: it reads the others
};

}  // namespace minewise
