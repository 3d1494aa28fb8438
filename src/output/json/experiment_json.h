// The JSON answer of `minewise compare` and `minewise merge`: every figure of every series, with
// its interval.
#pragma once

#include <string>

#include "study/experiment.h"
#include "study/summary.h"

namespace minewise {

std::string experiment_json(const Experiment& experiment, const Summary& summary);

}  // namespace minewise
