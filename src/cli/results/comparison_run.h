// The games of a comparison, played and kept in its ledger, by this process and by all ranks that
// help it.
#pragma once

#include "cli/results/kept_run.h"
#include "study/experiment.h"

namespace minewise {

struct ComparisonRun {
  const Experiment& experiment;
  int jobs = 0;                // threads; 0: all cores
  bool goes_on_after = false;  // a fault of a player; otherwise the first one ends the run
  bool quiet = false;          // no progress
};

// Plays what the ledger does not have yet. Returns how many chunks it had that were damaged.
std::expected<int, Failure> play_missing(const ComparisonRun& run, Ledger& ledger,
                                         const KeptIn& folder, RunPace& pace);

// What a rank that helps does instead; the same for the games of a match, which are not kept.
Status help_play(const ComparisonRun& run);
Status help_match(const ComparisonRun& run);

}  // namespace minewise
