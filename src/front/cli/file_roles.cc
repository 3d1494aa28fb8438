#include "front/cli/file_roles.h"

#include <optional>

#include "front/results/named_files.h"

namespace minewise::cli {
namespace {

// A role is kept with its option as the name of a validator that takes everything.
struct RoleWords {
  FileRole role;
  const char* validator;
  const char* type;  // in the help
};
constexpr RoleWords kRoles[] = {
    {FileRole::Reads, "names an input", "FILE"},
    {FileRole::Writes, "names an output", "PATH"},
    {FileRole::KeepsResults, "names a folder of results", "FOLDER"},
};

CLI::Option* give_role(CLI::Option* option, const RoleWords& words) {
  if (!option->get_positional()) option->type_name(words.type);
  return option->check(
      CLI::Validator([](std::string&) { return std::string(); }, "", words.validator));
}

std::optional<FileRole> role_of(CLI::Option& option) {
  for (const auto& [role, validator, type] : kRoles) {
    try {
      if (option.get_validator(validator)) return role;
    } catch (const CLI::OptionNotFound&) {
      continue;
    }
  }
  return std::nullopt;
}

}  // namespace

CLI::Option* reads(CLI::Option* option) {
  return give_role(option, kRoles[0]);
}

CLI::Option* writes(CLI::Option* option) {
  return give_role(option, kRoles[1]);
}

CLI::Option* keeps_results(CLI::Option* option) {
  return give_role(option, kRoles[2]);
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
