// The JSON answer of `minewise review` about many games of persons.
#pragma once

#include <string>

#include "review/person_totals.h"

namespace minewise {

std::string person_totals_json(const PersonTotals& totals);

}  // namespace minewise
