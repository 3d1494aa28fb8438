// Describes the result of a match between two agents.
#pragma once

#include <string>
#include <string_view>

#include "study/match.h"

namespace minewise {

std::string_view figure_word(MatchFigure figure);          // "won", "score"
std::string_view finding_word(const MatchResult& result);  // "confirmed", "refuted", ...

std::string match_text(const Match& match, const MatchResult& result);

}  // namespace minewise
