// JSON about boards: the answers of `minewise board` (the numbers of a layout), `minewise generate
// hard` and `minewise optimal`. Other programs rely on their fields.
#pragma once

#include <string>
#include <vector>

#include "generate/hard_board.h"
#include "output/text/boards.h"
#include "output/text/optimal.h"

namespace minewise {

std::string board_json(const BoardMetrics& metrics);

// `minewise generate hard`.

std::string hard_json(const HardPlan& plan, const std::vector<FoundHard>& found);

// `minewise optimal`.

std::string optimal_json(const BestPlay& answer);

}  // namespace minewise
