#include "front/cli/file_roles.h"

#include <optional>
#include <utility>

#include "front/results/named_files.h"

namespace minewise::cli {
namespace {

// A role is kept with its option as the name of a validator that takes everything.
constexpr std::pair<FileRole, const char*> kRoles[] = {
    {FileRole::Reads, "names an input"},
    {FileRole::Writes, "names an output"},
    {FileRole::KeepsResults, "names a folder of results"},
};

CLI::Option* give_role(CLI::Option* option, const char* role) {
  return option->check(CLI::Validator([](std::string&) { return std::string(); }, "", role));
}

std::optional<FileRole> role_of(CLI::Option& option) {
  for (const auto& [role, word] : kRoles) {
    try {
      if (option.get_validator(word)) return role;
    } catch (const CLI::OptionNotFound&) {
      continue;
    }
  }
  return std::nullopt;
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
  std::vector<NamedFile> files;
  for (CLI::Option* option : verb.get_options()) {
    const auto role = role_of(*option);
    if (!role) continue;
    for (const std::string& name : option->results()) {
      files.push_back({option->get_name(), name, *role});
    }
  }
  return check_apart(files);
}

}  // namespace minewise::cli
