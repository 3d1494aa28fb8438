#include "output/report/table_files.h"

#include <algorithm>
#include <iterator>

namespace minewise {

std::span<const TableFile> table_files() {
  static constexpr TableFile kFiles[] = {
      {"results.csv", results_table},
      {"intervals.csv", intervals_table},
      {"differences.csv", differences_table},
      {"estimates.csv", estimates_table, true},
      {"estimate_differences.csv", estimate_differences_table, true},
      {"deductions.csv", deductions_table},
      {"memory.csv", memory_table},
      {"timings.csv", timings_table},
      {"faults.csv", faults_table},
  };
  return kFiles;
}

std::vector<TableFile> table_files_of(const Experiment& experiment) {
  const bool has_estimate = experiment.estimate != Estimate::None;
  std::vector<TableFile> files;
  std::ranges::copy_if(table_files(), std::back_inserter(files),
                       [&](const TableFile& file) { return has_estimate || !file.needs_estimate; });
  return files;
}

}  // namespace minewise
