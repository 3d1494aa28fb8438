// Names for the conditions of an experiment, by what varies among them: "0.2" where only the
// density does, "30x16/99" and "30x16@0.2062" where that would give two the same name.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "study/experiment.h"

namespace minewise {

struct ConditionNames {
  std::string what;  // varies: "density", "size", "board", "rules", "condition"
  std::vector<std::string> names;
};

ConditionNames name_by_what_varies(const Experiment& experiment,
                                   std::span<const std::size_t> conditions);

// The same for all conditions.
ConditionNames name_by_what_varies(const Experiment& experiment);

}  // namespace minewise
