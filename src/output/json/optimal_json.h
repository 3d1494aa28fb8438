// The JSON answer of `minewise optimal`. Other programs rely on its fields.
#pragma once

#include <string>

#include "output/text/optimal.h"

namespace minewise {

std::string best_play_json(const BestPlay& answer);

}  // namespace minewise
