// How far the influence of the cells of a position travels.
#pragma once

#include <nlohmann/json.hpp>

#include "study/influence/position_reach.h"

namespace minewise {

nlohmann::ordered_json reach_json(const ReachFigures& figures);

}  // namespace minewise
