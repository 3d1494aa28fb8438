// How far the influence of the cells of a position travels.
#pragma once

#include "show/json/place_json.h"
#include "study/influence/position_reach.h"

namespace minewise {

Json reach_json(const ReachFigures& figures);

}  // namespace minewise
