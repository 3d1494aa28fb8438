// Describes the influence in a game or position: the longest chain, what deductions follow from,
// and what would have been unknown without a clue.
#pragma once

#include <string>

#include "review/influence_report.h"

namespace minewise {

// `all`: every link of the chain and every clue.
std::string influence_text(const InfluenceReport& report, bool all);

}  // namespace minewise
