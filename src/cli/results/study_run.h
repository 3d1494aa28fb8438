// A study from its first trial to its figures: chunks of trials are made and kept as those of a
// comparison are, and when all are there the figures are drawn from them.
#pragma once

#include <string>
#include <vector>

#include "cli/results/kept_run.h"
#include "study/presets/trials.h"

namespace minewise {

// What a ledger of a study keeps.
Subject subject_of(const Study& study, const Trials& trials);

// Makes what the ledger does not have yet, with a line of progress. Returns how many chunks it had
// that were damaged.
std::expected<int, Failure> measure_missing(Ledger& ledger, const Study& study,
                                            const Trials& trials, const KeptRun& run);

// What a rank that helps does instead.
Status help_measure(const Study& study, const Trials& trials, int jobs);

// The figures of a study whose chunks are all kept. The ledger is in use only while something is
// Unbroken.
std::expected<Figures, Failure> read_figures(Ledger& ledger, const Trials& trials);

// The end of a study whose chunks are all kept: the ledger is complete, the figures are written
// beside it, the summary is printed, and the plots are drawn.
Status finish_study(Ledger& ledger, const Trials& trials, const std::string& folder);

// The same without the drawing: returns the plots that are still to be drawn.
std::expected<std::vector<Plot>, Failure> write_study(Ledger& ledger, const Trials& trials,
                                                      const std::string& folder);

// A study that is kept in a folder: makes what the ledger does not have yet, and finishes the study
// or its part. REQUIRES: the run is kept in a folder.
Status run_kept_study(Ledger& ledger, const Study& study, const Trials& trials, const KeptRun& run);

// A study that is run at one go: nothing is kept but its figures, in a folder. Prints the summary.
Status make_figures(const Study& study, const Trials& trials, const std::string& folder, int jobs);

}  // namespace minewise
