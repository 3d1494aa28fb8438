// The JSON answer of `minewise match`.
#pragma once

#include <string>

#include "study/match.h"

namespace minewise {

std::string match_json(const Match& match, const MatchResult& result);

}  // namespace minewise
