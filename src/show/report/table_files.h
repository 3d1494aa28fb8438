// The tables of an experiment, by the names of the files that hold them.
#pragma once

#include <span>
#include <string_view>

#include "show/report/csv.h"

namespace minewise {

struct TableFile {
  std::string_view name;  // "results.csv"
  CsvTable (*make)(const Experiment& experiment, const Summary& summary) = nullptr;
};

std::span<const TableFile> table_files();

}  // namespace minewise
