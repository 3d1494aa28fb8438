// The networks that come with the program, as training left them (tools/train).
#pragma once

#include <string_view>

#include "search/network.h"

namespace minewise {

// The bytes of src/search/score.net and value.net, which the build writes into the program.
extern const std::string_view kScoreWeights, kValueWeights;

// Says how much more a candidate of a guess is worth than it seems by one step of look-ahead.
Network score_network();

// Says how risky an unknown cell of a board is to the rest of the game (value.h).
Network value_network();

}  // namespace minewise
