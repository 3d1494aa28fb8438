#include "front/results/named_files.h"

#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <optional>

#include "front/files/draft.h"
#include "front/results/results_folder.h"

namespace minewise {
namespace {

namespace fs = std::filesystem;

// What a name stands for: a file that is there, or the place of one that is not.
struct Identity {
  dev_t device = 0;
  ino_t inode = 0;
  fs::path place;  // empty if it is there

  bool operator==(const Identity&) const = default;
};

std::optional<Identity> identity_of(const struct stat& status) {
  const bool is_file = S_ISREG(status.st_mode) || S_ISDIR(status.st_mode);
  if (!is_file) return std::nullopt;
  return Identity{status.st_dev, status.st_ino, {}};
}

std::optional<Identity> identity_of(const fs::path& path) {
  struct stat status{};
  if (stat(path.c_str(), &status) == 0) return identity_of(status);
  std::error_code error;
  const fs::path place = fs::absolute(path, error);
  const fs::path resolved = fs::weakly_canonical(place, error);
  return Identity{0, 0, error ? place : resolved};
}

std::optional<Identity> identity_of(int stream) {
  struct stat status{};
  if (fstat(stream, &status) != 0) return std::nullopt;
  return identity_of(status);
}

// One thing that an option makes of a file.
struct Use {
  std::string option;
  std::string name;
  std::optional<Identity> file = {}, folder = {};
  bool is_read = false;
  bool is_ours = false;         // a file of results, which another option may not name
  bool has_all_within = false;  // and with it all files in this folder
};

Use use_of(const std::string& option, const fs::path& path) {
  const fs::path folder = path.parent_path();
  return {.option = option,
          .name = path.string(),
          .file = identity_of(path),
          .folder = identity_of(folder.empty() ? fs::path(".") : folder)};
}

void add_files_in(const std::string& option, const fs::path& folder, std::vector<Use>& uses) {
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    uses.push_back(use_of(option, entry.path()));
  }
}

std::vector<Use> uses_of_input(const std::string& option, const std::string& name) {
  std::vector<Use> uses;
  std::error_code error;
  if (name == "-") {
    uses.push_back({.option = option, .name = "standard input", .file = identity_of(STDIN_FILENO)});
  } else if (fs::exists(name, error)) {
    uses.push_back(use_of(option, name));
    if (fs::is_directory(name, error)) add_files_in(option, name, uses);
  }
  for (Use& use : uses) use.is_read = true;
  return uses;
}

// A file, or a folder that is filled, and then no other output has a place in it.
std::vector<Use> uses_of_output(const std::string& option, const std::string& name) {
  std::vector<Use> uses{use_of(option, name)};
  uses.front().has_all_within = true;
  return uses;
}

std::vector<Use> uses_of_results(const std::string& option, const std::string& folder) {
  std::vector<Use> uses{use_of(option, folder)};
  for (const std::string& name : names_in_results()) {
    uses.push_back(use_of(option, fs::path(folder) / name));
  }
  const fs::path plots = fs::path(folder) / kPlotsFolder;
  const auto add_plots = [&](const fs::path& path) {
    uses.push_back(use_of(option, path));
    uses.back().has_all_within = true;
  };
  add_plots(plots);
  std::error_code error;
  for (const auto& entry : fs::recursive_directory_iterator(plots, error)) {
    add_plots(entry.path());  // at any depth: an old draft of the plots goes away
  }
  for (Use& use : uses) use.is_ours = true;
  return uses;
}

std::vector<Use> uses_of(const NamedFile& file) {
  const auto& [option, name, role] = file;
  if (name.empty() || (role != FileRole::Reads && stream_of(name))) return {};
  switch (role) {
    case FileRole::Reads:
      return uses_of_input(option, name);
    case FileRole::Writes:
      return uses_of_output(option, name);
    case FileRole::KeepsResults:
      return uses_of_results(option, name);
  }
  return {};
}

bool are_one_file(const Use& a, const Use& b) {
  if (!a.file || !b.file) return false;
  return a.file == b.file || (a.has_all_within && b.folder == a.file) ||
         (b.has_all_within && a.folder == b.file);
}

std::unexpected<Failure> refuse(const Use& output, const Use& other) {
  if (other.is_read) {
    return std::unexpected(
        Failure{format_message("{}: {} is the same file as {}, which {} reads; give another name",
                               output.option, output.name, other.name, other.option)});
  }
  if (other.is_ours) {
    return std::unexpected(
        Failure{format_message("{}: {} is a file of the results; give another "
                               "name",
                               output.option, output.name)});
  }
  return std::unexpected(Failure{
      format_message("{}: is named twice; each output needs a file of its own", output.name)});
}

}  // namespace

Status check_apart(const std::vector<NamedFile>& files) {
  std::vector<Use> uses;
  for (const NamedFile& file : files) {
    const auto more = uses_of(file);
    uses.insert(uses.end(), more.begin(), more.end());
  }
  uses.push_back(
      {.option = "standard output", .name = "standard output", .file = identity_of(STDOUT_FILENO)});
  for (const Use& one : uses) {
    for (const Use& other : uses) {
      const bool is_output = !one.is_read && (other.is_read || !one.is_ours);
      const bool is_same_option = &one == &other || (one.is_ours && other.is_ours);
      if (is_output && !is_same_option && are_one_file(one, other)) return refuse(one, other);
    }
  }
  return {};
}

}  // namespace minewise
