// An experiment's figures as CSV tables for other programs, which rely on results.csv and the
// per-game file: their columns stay in this order, and new ones are added at the end. Numbers can
// be read back exactly. A field is empty where there is no value (the interval of a single game;
// the number of mines where it varies).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/table.h"
#include "study/experiment.h"
#include "study/summary.h"

namespace minewise {

Table results_table(const Experiment& experiment, const Summary& summary);

// Every figure with both ends and the kind of its interval, one row each.
Table intervals_table(const Experiment& experiment, const Summary& summary);

// Paired differences of all agents, first minus second.
Table differences_table(const Experiment& experiment, const Summary& summary);

// Of an experiment with an estimate: its mean a series, and paired differences of all agents.
Table estimates_table(const Experiment& experiment, const Summary& summary);
Table estimate_differences_table(const Experiment& experiment, const Summary& summary);

// Deductions by rule, and the share that `basic` could not have made.
Table deductions_table(const Experiment& experiment, const Summary& summary);

// The most memory that the inference of a game takes, where that was measured.
Table memory_table(const Experiment& experiment, const Summary& summary);

// The processor time of each series: the only file that differs from run to run.
Table timings_table(const Experiment& experiment, const Summary& summary);

// A row for every game that its agent gave up, and why. `clock` is 1 where a clock found the fault:
// those may differ from run to run as well.
Table faults_table(const Experiment& experiment, const Summary& summary);

// The per-game file: its column names, and the row of one game.
TableRow game_columns();
TableRow game_row(const Experiment& experiment, int series, std::uint64_t index,
                  const GameRecord& game);

// The tables of an experiment, by the names of their files.

struct TableFile {
  std::string_view name;  // "results.csv"
  Table (*make)(const Experiment& experiment, const Summary& summary) = nullptr;
  bool needs_estimate = false;  // written only where the experiment has one
};

// All of them, and those that an experiment has.
std::span<const TableFile> table_files();
std::vector<TableFile> table_files_of(const Experiment& experiment);

}  // namespace minewise
