// What an agent would open on a position, as JSON.
#pragma once

#include <string>

#include "game/advice.h"
#include "output/json/place_json.h"

namespace minewise {

Json advice_json(const Advice& advice, const Shape& shape);

// The JSON of an analysis with one more field, `advice`: null where there is none.
std::string with_advice(std::string analysis, const std::optional<Advice>& advice,
                        const Shape& shape);

}  // namespace minewise
