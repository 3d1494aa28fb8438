#include "cli/file_roles.h"

#include "cli/results/named_files.h"

namespace minewise::cli {
namespace {

// A role is kept with its option as the name of a validator that takes everything.
constexpr const char *kWrites = "names an output", *kKeepsResults = "names a folder of results";

CLI::Option* give_role(CLI::Option* option, const char* role, const char* type_in_help) {
  return option->type_name(type_in_help)
      ->check(CLI::Validator([](std::string&) { return std::string(); }, "", role));
}

bool has_role(CLI::Option& option, const char* role) {
  try {
    return option.get_validator(role) != nullptr;
  } catch (const CLI::OptionNotFound&) {
    return false;
  }
}

}  // namespace

CLI::Option* writes(CLI::Option* option) {
  return give_role(option, kWrites, "PATH");
}

CLI::Option* keeps_results(CLI::Option* option) {
  return give_role(option, kKeepsResults, "FOLDER");
}

Status declare_outputs_of(CLI::App& verb) {
  std::vector<NamedFile> files;
  for (CLI::Option* option : verb.get_options()) {
    const bool keeps_results = has_role(*option, kKeepsResults);
    if (!keeps_results && !has_role(*option, kWrites)) continue;
    const FileRole role = keeps_results ? FileRole::KeepsResults : FileRole::Writes;
    for (const std::string& name : option->results()) {
      files.push_back({option->get_name(), name, role});
    }
  }
  return declare_files(files);
}

}  // namespace minewise::cli
