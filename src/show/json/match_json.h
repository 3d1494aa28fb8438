// The JSON answer of `minewise match`.
#pragma once

#include <string>

#include "study/lab/match.h"

namespace minewise {

std::string match_json(const Match& match, const MatchResult& result);

}  // namespace minewise
