#include "cli/results/named_files.h"

#include <filesystem>

#include "cli/files/apart.h"
#include "cli/files/draft.h"
#include "cli/results/results_folder.h"

namespace minewise {
namespace {

namespace fs = std::filesystem;

void add_results(const std::string& option, const fs::path& folder, std::vector<Output>& outputs) {
  const auto add = [&](const fs::path& path, bool has_all_within) {
    outputs.push_back({option, path.string(), true, has_all_within});
  };
  add(folder, false);
  for (const std::string& name : names_in_results()) add(folder / name, false);
  const fs::path plots = folder / kPlotsFolder;
  add(plots, true);
  std::error_code error;
  for (const auto& entry : fs::recursive_directory_iterator(plots, error)) {
    add(entry.path(), true);  // at any depth: an old draft of the plots goes away
  }
}

}  // namespace

Status declare_files(const std::vector<NamedFile>& files) {
  std::vector<Output> outputs;
  for (const auto& [option, name, role] : files) {
    if (name.empty() || stream_of(name)) continue;
    if (role == FileRole::KeepsResults) {
      add_results(option, name, outputs);
    } else {
      outputs.push_back({option, name, false, true});
    }
  }
  return declare_outputs(outputs);
}

}  // namespace minewise
