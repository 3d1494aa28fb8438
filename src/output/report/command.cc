#include "output/report/command.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "output/report/shell_word.h"

namespace minewise {

std::string command_of(const ExperimentOptions& options) {
  std::string command = "minewise compare";
  const auto add = [&](std::string_view name, std::string_view value) {
    command += fmt::format(" {} {}", name, shell_word(value));
  };
  add("--agents", options.agents.empty() ? "all" : options.agents);
  const std::pair<std::string_view, const std::optional<std::string>*> lists[] = {
      {"--sizes", &options.sizes},
      {"--densities", &options.densities},
      {"--mines", &options.mines},
      {"--layouts", &options.layouts_file},
  };
  for (const auto& [name, value] : lists) {
    if (*value) add(name, **value);
  }
  if (options.games) add("--games", fmt::format("{}", *options.games));
  for (const std::string& rules : options.rules) add("--rules", rules);
  add("--seed", fmt::format("{}", options.seed));
  if (options.estimate != "none") add("--estimate", options.estimate);
  return command;
}

}  // namespace minewise
