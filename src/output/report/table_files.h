// The tables of an experiment, by the names of the files that hold them.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "output/report/csv.h"

namespace minewise {

struct TableFile {
  std::string_view name;  // "results.csv"
  CsvTable (*make)(const Experiment& experiment, const Summary& summary) = nullptr;
  bool needs_estimate = false;  // written only where the experiment has one
};

// All of them, and those that an experiment has.
std::span<const TableFile> table_files();
std::vector<TableFile> table_files_of(const Experiment& experiment);

}  // namespace minewise
