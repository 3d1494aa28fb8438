#include "show/report/table_files.h"

namespace minewise {

std::span<const TableFile> table_files() {
  static constexpr TableFile kFiles[] = {
      {"results.csv", results_table},         {"intervals.csv", intervals_table},
      {"differences.csv", differences_table}, {"deductions.csv", deductions_table},
      {"memory.csv", memory_table},           {"timings.csv", timings_table},
      {"faults.csv", faults_table},
  };
  return kFiles;
}

}  // namespace minewise
