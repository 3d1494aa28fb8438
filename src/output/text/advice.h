// What an agent would open on a position, in words.
#pragma once

#include <string>
#include <string_view>

#include "core/shape.h"
#include "game/advice.h"

namespace minewise {

// "safety", "look-ahead", "endgame": for machines.
std::string_view weighed_by_word(WeighedBy by);

// "safety", "look-ahead", "endgame search".
std::string_view weighed_by_text(WeighedBy by);

// "champion opens (2,3): a guess, a mine with probability 27%: ...", and below it what the cell was
// chosen from, the best first.
std::string describe_advice(const Advice& advice, const Shape& shape);

}  // namespace minewise
