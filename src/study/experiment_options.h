// An experiment in the words of those who ask for one: lists of names, sizes and numbers as text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "study/experiment.h"

namespace minewise {

struct ExperimentOptions {
  std::string agents;  // all of them, if empty
  std::optional<std::string> sizes, densities, mines, layouts_file;
  std::optional<std::uint64_t> games;
  std::vector<std::string> rules;
  std::uint64_t seed = 1;
  std::string estimate = "none";
};

// What these words ask for. With a file of layouts, sizes and mines play no part. An Error begins
// with the option that is at fault: "sizes: ...".
Result<Request> read_request(const ExperimentOptions& options);

}  // namespace minewise
