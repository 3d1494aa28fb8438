// An experiment's figures as tables for people, on a terminal or a page.
#pragma once

#include <string>
#include <vector>

#include "study/lab/experiment.h"
#include "study/lab/summary.h"

namespace minewise {

struct SummaryTable {
  std::string heading;  // what all tables up to the next heading are about; may be empty
  std::string title;    // may be empty
  std::vector<std::vector<std::string>> rows;  // the first one names the columns
  std::string note;                            // may be empty
};

// For each size and rules: where there are several densities, a table of agents by densities for
// each column that has one (study/lab/columns.h), games won, and deductions beyond basic, and one
// of paired differences between neighbours in the list of agents; where there is one density, a
// table of agents by columns, each with its interval.
std::vector<SummaryTable> summary_tables(const Experiment& experiment, const Summary& summary);

// The tables as text: the first column to the left, the others to the right.
std::string draw_tables(const std::vector<SummaryTable>& tables);

}  // namespace minewise
