// An experiment's figures as tables for other programs. results.csv and the per-game file are the
// contract: their columns stay, in this order; new ones follow. Numbers read back exactly; a field
// is empty where there is nothing to say (the interval of a single game; the number of mines where
// it varies).
#pragma once

#include <string>
#include <vector>

#include "study/lab/experiment.h"
#include "study/lab/summary.h"

namespace minewise {

struct CsvTable {
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;
};

// With a line of column names; fields that hold commas or quotes are quoted (RFC 4180, but for the
// line ends, which are "\n").
std::string format_csv(const CsvTable& table);
std::string format_csv_row(const std::vector<std::string>& fields);

CsvTable results_table(const Experiment& experiment, const Summary& summary);

// Every figure with both ends of its interval and the kind of it, a row each.
CsvTable intervals_table(const Experiment& experiment, const Summary& summary);

// Paired differences of all agents, first less second.
CsvTable differences_table(const Experiment& experiment, const Summary& summary);

// Deductions by rule, and the share that `basic` could not have made.
CsvTable deductions_table(const Experiment& experiment, const Summary& summary);

// The processor time of each series: the only file that differs from run to run.
CsvTable timings_table(const Experiment& experiment, const Summary& summary);

// The per-game file: its column names, and the row of one game.
std::vector<std::string> game_columns();
std::vector<std::string> game_row(const Experiment& experiment, int series, std::uint64_t index,
                                  const GameRecord& game);

}  // namespace minewise
