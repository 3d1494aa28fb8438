// The JSON answer of `minewise review`. Other programs rely on its fields.
#pragma once

#include <functional>
#include <string_view>

#include "output/text/review.h"

namespace minewise {

// Writes it piece by piece (long_answer.h).
void write_review_json(const Review& review, const std::function<void(std::string_view)>& sink);

}  // namespace minewise
