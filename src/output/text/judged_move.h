// A judged move in words: what would have been better, and the judgement.
#pragma once

#include <string>

#include "core/shape.h"
#include "review/critique.h"

namespace minewise {

// "(3,6) 0.1250", "(4,6) safe", "flag it", or nothing.
std::string better_text(const JudgedMove& judged, const Shape& shape);

// "riskier: 0.0750 more than the safest"
std::string judgement_text(const JudgedMove& judged);

}  // namespace minewise
