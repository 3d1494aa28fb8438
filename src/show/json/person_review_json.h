// The JSON answer of `minewise review` about a person's game.
#pragma once

#include <string>

#include "show/wording/person_review.h"

namespace minewise {

std::string person_review_json(const PersonReview& review);

}  // namespace minewise
