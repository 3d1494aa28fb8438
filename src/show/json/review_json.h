// The JSON of minewise review, whose fields others build on.
#pragma once

#include <functional>
#include <string_view>

#include "show/wording/review.h"

namespace minewise {

// Piece by piece (long_answer.h).
void write_review_json(const Review& review, const std::function<void(std::string_view)>& sink);

}  // namespace minewise
