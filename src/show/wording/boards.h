// Captions of boards made to order: what makes each worth looking at.
#pragma once

#include <string>

#include "study/generate/extremes.h"
#include "study/generate/long_chain.h"

namespace minewise {

// "mean score 0.250 for subset", or of games won, if these are ranked.
std::string describe_ranked(const ExtremesRequest& request, const RankedLayout& ranked);

// "a chain of 12 deductions, 5 cells far"
std::string describe_long_chain(const LongChainBoard& board);

}  // namespace minewise
