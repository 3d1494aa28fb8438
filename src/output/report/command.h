// The command that asks for a comparison, as a shell takes it: reports tell it, so that anyone can
// have the same results.
#pragma once

#include <string>

#include "study/experiment_options.h"

namespace minewise {

std::string command_of(const ExperimentOptions& options);

}  // namespace minewise
