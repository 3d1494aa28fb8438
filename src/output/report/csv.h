// An experiment's figures as CSV tables for other programs, which rely on results.csv and the
// per-game file: their columns stay in this order, and new ones are added at the end. Numbers can
// be read back exactly. A field is empty where there is no value (the interval of a single game;
// the number of mines where it varies).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "study/experiment.h"
#include "study/summary.h"

namespace minewise {

struct CsvTable {
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;
};

// The first line has the column names. Fields with commas or quotes are quoted (RFC 4180, but lines
// end with "\n").
std::string format_csv(const CsvTable& table);
std::string format_csv_row(const std::vector<std::string>& fields);

CsvTable results_table(const Experiment& experiment, const Summary& summary);

// Every figure with both ends and the kind of its interval, one row each.
CsvTable intervals_table(const Experiment& experiment, const Summary& summary);

// Paired differences of all agents, first minus second.
CsvTable differences_table(const Experiment& experiment, const Summary& summary);

// Of an experiment with an estimate: its mean a series, and paired differences of all agents.
CsvTable estimates_table(const Experiment& experiment, const Summary& summary);
CsvTable estimate_differences_table(const Experiment& experiment, const Summary& summary);

// Deductions by rule, and the share that `basic` could not have made.
CsvTable deductions_table(const Experiment& experiment, const Summary& summary);

// The most memory that the inference of a game takes, where that was measured.
CsvTable memory_table(const Experiment& experiment, const Summary& summary);

// The processor time of each series: the only file that differs from run to run.
CsvTable timings_table(const Experiment& experiment, const Summary& summary);

// A row for every game that its agent gave up, and why. `clock` is 1 where a clock found the fault:
// those may differ from run to run as well.
CsvTable faults_table(const Experiment& experiment, const Summary& summary);

// The per-game file: its column names, and the row of one game.
std::vector<std::string> game_columns();
std::vector<std::string> game_row(const Experiment& experiment, int series, std::uint64_t index,
                                  const GameRecord& game);

// The tables of an experiment, by the names of their files.

struct TableFile {
  std::string_view name;  // "results.csv"
  CsvTable (*make)(const Experiment& experiment, const Summary& summary) = nullptr;
  bool needs_estimate = false;  // written only where the experiment has one
};

// All of them, and those that an experiment has.
std::span<const TableFile> table_files();
std::vector<TableFile> table_files_of(const Experiment& experiment);

}  // namespace minewise
