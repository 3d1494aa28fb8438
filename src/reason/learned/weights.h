// The networks that come with the program, as training left them (tools/train).
#pragma once

#include <string_view>

#include "reason/learned/network.h"

namespace minewise {

// The bytes of src/reason/learned/score.net, which the build writes into the program.
extern const std::string_view kScoreWeights;

// Says how much more a candidate of a guess is worth than it seems by one step of look-ahead.
Network score_network();

}  // namespace minewise
