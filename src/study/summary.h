// The results of an experiment: figures per series, and paired differences between agents that met
// the same boards. Games are added in a fixed order, so the figures are the same to the last digit,
// regardless of threads, shards or resumption.
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "core/statistics.h"
#include "study/experiment.h"
#include "study/record.h"

namespace minewise {

// What was held at most in the games whose memory was measured.
struct MemorySummary {
  Mean peak;  // in bytes; without games if none was measured
  std::uint64_t greatest = 0;

  void add(std::uint64_t bytes);
};

struct SeriesSummary {
  Rate won;
  std::array<Mean, kColumns.size()> means;  // by column
  RuleCounts deductions{};
  MemorySummary memory;
  Mean estimate;                    // without games if nothing was estimated
  std::vector<FaultRecord> faults;  // games given up, in order
  double seconds = 0;

  std::uint64_t games() const { return means[kScore].games(); }
  void add(const GameRecord& game);

  std::uint64_t all_deductions() const;
  std::uint64_t faults_by_clock() const;  // which another run may not have

  // The share of deductions that `basic` could not have made: when each was made, no single clue
  // gave it, with everything known by then. 0 without deductions.
  double beyond_basic() const;
};

// The first agent's figures less the second's, game by game.
struct PairSummary {
  std::size_t first = 0, second = 0;  // agents
  std::size_t condition = 0;
  Mean won{};
  std::array<Mean, kColumns.size()> differences{};  // by column; none of those without differences
  Mean estimate{};                                  // the difference of the estimates

  // The first game in which the second agent is furthest ahead in score, and by how much; 0 if it
  // never is.
  std::uint64_t best_game = 0;
  double best_gain = 0;

  const Mean& score() const { return differences[kScore]; }
  void add(const GameRecord& a, const GameRecord& b);
};

struct Summary {
  std::vector<SeriesSummary> series;  // by number
  std::vector<PairSummary> pairs;     // by condition, then by first and second agent

  // The pair of two agents of an experiment. REQUIRES: first < second.
  const PairSummary& pair(const Experiment& experiment, std::size_t condition, std::size_t first,
                          std::size_t second) const;
};

// Adds the records of one condition to a summary, chunk by chunk: one record an agent, all of the
// same games.
class ConditionSummary {
 public:
  ConditionSummary(const Experiment& experiment, std::size_t condition);

  void add(std::span<const ChunkRecord> by_agent);
  void add_seconds(std::size_t agent, double seconds) { series_[agent].seconds += seconds; }

  // Moves what was added into `summary`, whose series are all there.
  void finish(Summary& summary);

 private:
  const Experiment* experiment_;
  std::size_t condition_;
  std::vector<SeriesSummary> series_;  // by agent
  std::vector<PairSummary> pairs_;
};

}  // namespace minewise
