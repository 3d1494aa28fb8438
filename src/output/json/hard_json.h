// The JSON report of `minewise generate hard`.
#pragma once

#include <string>
#include <vector>

#include "generate/hard_board.h"

namespace minewise {

std::string hard_json(const HardPlan& plan, const std::vector<FoundHard>& found);

}  // namespace minewise
