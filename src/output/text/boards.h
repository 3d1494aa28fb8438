// Captions of boards made to order: what makes each worth looking at.
#pragma once

#include <string>

#include "generate/long_chain.h"
#include "study/extremes.h"

namespace minewise {

// "mean score 0.250 for subset", or of games won, if these are ranked.
std::string describe_ranked(const ExtremesRequest& request, const RankedLayout& ranked);

// "a chain of 12 deductions, 5 cells far"
std::string describe_long_chain(const LongChainBoard& board);

}  // namespace minewise
