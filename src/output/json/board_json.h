// The JSON answer of `minewise board`: the numbers of a layout.
#pragma once

#include <string>

#include "output/text/board_metrics.h"

namespace minewise {

std::string board_json(const BoardMetrics& metrics);

}  // namespace minewise
