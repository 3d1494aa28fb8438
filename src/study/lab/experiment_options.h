// An experiment in the words of those who ask for one: lists of names, sizes and numbers as text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace minewise {

struct ExperimentOptions {
  std::string agents;  // all of them, if empty
  std::optional<std::string> sizes, densities, mines, layouts_file;
  std::optional<std::uint64_t> games;
  std::vector<std::string> rules;
  std::uint64_t seed = 1;
};

}  // namespace minewise
