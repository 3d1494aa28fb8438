// The parts of a frontier, and what there is to choose between, as JSON.
#pragma once

#include <span>

#include "output/json/place_json.h"
#include "solver/candidates.h"
#include "solver/frontier_parts.h"

namespace minewise {

Json components_json(const FrontierParts& parts, const Shape& shape);
Json arrangements_json(const FrontierParts& parts, const Shape& shape);
Json choices_json(const Choices& choices, const Shape& shape);

// [[0, 1], [0, 2]]
Json cells_json(std::span<const Cell> cells, const Shape& shape);

}  // namespace minewise
