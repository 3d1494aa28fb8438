// What minewise influence prints for people: the board, the longest chain, the clues.
#pragma once

#include "front/cli/influence_json.h"

namespace minewise::cli {

// `all`: every link of the chain and every clue, not only the first ones.
void print_influence(const InfluenceReport& report, bool all);

}  // namespace minewise::cli
