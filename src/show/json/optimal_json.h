// The JSON of minewise optimal, whose fields others build on.
#pragma once

#include <string>

#include "show/wording/optimal.h"

namespace minewise {

std::string best_play_json(const BestPlay& answer);

}  // namespace minewise
