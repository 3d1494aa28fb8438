// The JSON answer of `minewise board`: the numbers of a layout.
#pragma once

#include <string>

#include "show/wording/board_metrics.h"

namespace minewise {

std::string board_json(const BoardMetrics& metrics);

}  // namespace minewise
