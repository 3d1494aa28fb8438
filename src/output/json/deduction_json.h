// A deduction as JSON, in the form that all answers share.
#pragma once

#include <string_view>

#include "output/json/place_json.h"
#include "solver/deduction.h"

namespace minewise {

std::string_view verdict_word(Verdict verdict);  // "safe", "mine"

// {"row": 3, "col": 4, "verdict": "safe", "rule": "subset", "because": [[2, 3], [2, 5]]}
Json deduction_json(const Deduction& deduction, const Shape& shape);

}  // namespace minewise
