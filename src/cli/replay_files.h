// The replay files that words on a command line name.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "cli/run/failure.h"

namespace minewise::cli {

// All files to be read: a folder stands for the replays in it, by their content or by the ending of
// their names, sorted.
std::expected<std::vector<std::string>, Failure> replay_files_of(
    const std::vector<std::string>& names);

}  // namespace minewise::cli
