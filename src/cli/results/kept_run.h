// A run whose chunks are kept in a ledger as they are finished. If it ends early, a later run makes
// the rest. Comparisons and studies both work this way.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/run/exit_code.h"
#include "cli/run/pace.h"
#include "study/ledger/ledger.h"
#include "study/presets/presets.h"

namespace minewise {

// Where a run keeps its chunks: in a folder, or in a ledger that vanishes with it.
using KeptIn = std::optional<std::string>;

// The ledger in the folder, gone on with if it is there.
Result<Ledger> open_ledger(const KeptIn& folder, const Subject& subject, const LedgerHead& head);

// What a ledger does not have yet, and how many of its chunks were damaged: those are among it.
struct MissingChunks {
  ChunkQueue queue;
  int damaged = 0;
};
Result<MissingChunks> find_missing(Ledger& ledger, const KeptIn& folder);

// What is said of a run that was stopped with so many of so many games kept.
using StoppedWords = std::function<std::string(std::uint64_t done, std::uint64_t games)>;

// "stopped with 3 of 9 games played; the same command with --resume goes on".
StoppedWords words_of_resume(const KeptIn& folder);

// The same of one that was stopped when all games were played.
std::string words_of_writing(const KeptIn& folder);

// How the records of a subject are made and sealed, by a version of the program.
ChunkMaker keeping_maker(const Subject& subject, const std::string& version, MakeRecord make);

// Makes what is in a queue on so many threads (0: all cores) and on all ranks that help, and keeps
// it.
struct KeptRun {
  KeptIn folder;
  int jobs = 0;
  StoppedWords words;
  RunPace& pace;  // is told what was kept
};
Status make_missing(Ledger& ledger, ChunkQueue& queue, const ChunkMaker& maker, const KeptRun& run);

// What a rank that helps does instead.
Status help_make(const Subject& subject, int jobs, const ChunkMaker& maker);

// The end of a run that was one part of several: the ledger is complete, and the user is told.
Status finish_part(Ledger& ledger, const std::string& folder, bool tells);

// Says so where chunks were damaged and made again.
void tell_damaged(std::string_view verb, const KeptIn& folder, int damaged);

// Studies: chunks of trials are made and kept like those of a comparison. When all are there, the
// figures are made from them.

// What a ledger of a study keeps.
Subject subject_of(const Study& study, const Trials& trials);

// Makes what the ledger does not have yet, with a line of progress. Returns how many chunks it had
// that were damaged.
Result<int> measure_missing(Ledger& ledger, const Study& study, const Trials& trials,
                            const KeptRun& run);

// What a rank that helps does instead.
Status help_measure(const Study& study, const Trials& trials, int jobs);

// The figures of a study whose chunks are all kept. The ledger is in use only while something is
// Unbroken.
Result<Figures> read_figures(Ledger& ledger, const Trials& trials);

// The end of a study whose chunks are all kept: the ledger is complete, the figures are written
// beside it, the summary is printed, and the plots are drawn.
Status finish_study(Ledger& ledger, const Trials& trials, const std::string& folder);

// The same without the drawing: returns the plots that are still to be drawn.
Result<std::vector<Plot>> write_study(Ledger& ledger, const Trials& trials,
                                      const std::string& folder);

// A study that is kept in a folder: makes what the ledger does not have yet, and finishes the study
// or its part. REQUIRES: the run is kept in a folder.
Status run_kept_study(Ledger& ledger, const Study& study, const Trials& trials, const KeptRun& run);

// The study of a preset, run at one go: nothing is kept but its figures, in a new folder. Prints
// the summary. What is wrong with a setting is told of the option of its name.
struct FigureRun {
  std::uint64_t games = 0, seed = 1;
  std::string folder;
  int jobs = 0;  // threads; 0: all cores
};
Status make_figures(const Preset& preset, const FigureRun& run);

}  // namespace minewise
