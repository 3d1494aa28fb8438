// The JSON answer of `minewise board`: the numbers of a layout.
#pragma once

#include <string>
#include <vector>

#include "generate/hard_board.h"
#include "output/text/boards.h"
#include "output/text/optimal.h"

namespace minewise {

std::string board_json(const BoardMetrics& metrics);

// The JSON report of `minewise generate hard`.

std::string hard_json(const HardPlan& plan, const std::vector<FoundHard>& found);

// The JSON answer of `minewise optimal`. Other programs rely on its fields.

std::string optimal_json(const BestPlay& answer);

}  // namespace minewise
