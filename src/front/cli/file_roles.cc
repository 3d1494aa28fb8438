#include "front/cli/file_roles.h"

#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

#include "front/files/draft.h"
#include "front/results/results_folder.h"

namespace minewise::cli {
namespace {

namespace fs = std::filesystem;

enum class FileRole { None, Reads, Writes, KeepsResults };

// A role is kept with its option as the name of a validator that takes everything.
constexpr std::pair<FileRole, const char*> kRoles[] = {
    {FileRole::Reads, "names an input"},
    {FileRole::Writes, "names an output"},
    {FileRole::KeepsResults, "names a folder of results"},
};

CLI::Option* give_role(CLI::Option* option, const char* role) {
  return option->check(CLI::Validator([](std::string&) { return std::string(); }, "", role));
}

FileRole role_of(CLI::Option& option) {
  for (const auto& [role, word] : kRoles) {
    try {
      if (option.get_validator(word)) return role;
    } catch (const CLI::OptionNotFound&) {
      continue;
    }
  }
  return FileRole::None;
}

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

std::vector<Use> uses_of(CLI::Option& option) {
  std::vector<Use> uses;
  const FileRole role = role_of(option);
  if (role == FileRole::None) return uses;
  for (const std::string& name : option.results()) {
    if (name.empty() || (role != FileRole::Reads && stream_of(name))) continue;
    auto more = role == FileRole::Reads          ? uses_of_input(option.get_name(), name)
                : role == FileRole::KeepsResults ? uses_of_results(option.get_name(), name)
                                                 : uses_of_output(option.get_name(), name);
    uses.insert(uses.end(), more.begin(), more.end());
  }
  return uses;
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

CLI::Option* reads(CLI::Option* option) {
  return give_role(option, kRoles[0].second);
}

CLI::Option* writes(CLI::Option* option) {
  return give_role(option, kRoles[1].second);
}

CLI::Option* keeps_results(CLI::Option* option) {
  return give_role(option, kRoles[2].second);
}

Status check_files(CLI::App& verb) {
  std::vector<Use> uses;
  for (CLI::Option* option : verb.get_options()) {
    const auto more = uses_of(*option);
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

}  // namespace minewise::cli
