// The JSON answer of `minewise review` about a person's game.
#pragma once

#include <functional>
#include <string_view>

#include "output/text/person_review.h"

namespace minewise {

// Writes it piece by piece (long_answer.h).
void write_person_review_json(const PersonReview& review,
                              const std::function<void(std::string_view)>& sink);

}  // namespace minewise
