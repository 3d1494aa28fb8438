// A comparison of agents from its first game to its tables, for the verbs that run one. Its games
// are kept in a ledger and played by this process and all ranks that help it.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <utility>

#include "cli/experiment_options.h"
#include "cli/results/kept_run.h"
#include "study/chunk.h"
#include "study/experiment.h"
#include "study/presets/presets.h"

namespace minewise {

// Follows the faults of players through a run of many games. The first fault ends the run; if the
// run is to go on, only a final one does.
class FaultWatch {
 public:
  // Calls `seen` at each fault, by any thread.
  explicit FaultWatch(
      bool goes_on, std::function<void()> seen = [] {})
      : goes_on_(goes_on), seen_(std::move(seen)) {}

  // For the run. REQUIRES: this outlives it.
  AfterFault watcher();

  bool has_stopped() const { return has_stopped_; }

  // The fault that ended the run, or how many there were and the first; empty if there was none.
  std::string message() const;

 private:
  bool see(std::string message, const Fault& fault);

  bool goes_on_;
  std::function<void()> seen_;
  std::atomic<bool> has_stopped_ = false;
  mutable std::mutex mutex_;
  std::uint64_t faults_ = 0, by_clock_ = 0;
  std::string told_;  // the first, or the one that ended the run
};

// How the games of a comparison are played.
struct ComparisonRun {
  const Experiment& experiment;
  int jobs = 0;                // threads; 0: all cores
  bool goes_on_after = false;  // a fault of a player; otherwise the first one ends the run
  bool quiet = false;          // no progress
};

// Plays what the ledger does not have yet. Returns how many chunks it had that were damaged.
Result<int> play_missing(const ComparisonRun& run, Ledger& ledger, const KeptIn& folder,
                         RunPace& pace);

// What a rank that helps does instead; the same for the games of a match, which are not kept.
Status help_play(const ComparisonRun& run);
Status help_match(const ComparisonRun& run);

}  // namespace minewise

namespace minewise::cli {

// A comparison as the command line asks for it.
struct Comparison {
  std::string verb;  // that was asked
  ExperimentOptions experiment = {};
  std::string command = {};  // that asks for the same experiment, whole
  RunOptions run = {};
  bool quiet = false;  // no progress
  std::string on_fault = "stop";
  ResultsOptions results = {};

  ComparisonRun run_of(const Experiment& planned) const;
};

// What may be chosen of a preset.
struct PresetChoice {
  std::string agents;  // the preset's own, if empty
  std::optional<std::uint64_t> games;
  std::uint64_t seed = 1;
  bool quick = false;
  std::string estimate = "none";
};
std::uint64_t games_of(const Preset& preset, const PresetChoice& choice);

// Fills in from a preset what is to be compared, the command and the words of the page.
void apply_preset(const Preset& preset, const PresetChoice& choice, Comparison& comparison);

Status run_comparison(const Comparison& comparison);

}  // namespace minewise::cli
