// The JSON answers of `minewise review` about persons' games: of one, and of many together.
#pragma once

#include "show/json/place_json.h"
#include "show/wording/person_review.h"

namespace minewise {

Json person_review_json(const PersonReview& review);
Json person_totals_json(const PersonTotals& totals);

}  // namespace minewise
