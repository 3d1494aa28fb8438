// The JSON of a reach: how far the influence of the cells of a position goes.
#pragma once

#include "output/json/place_json.h"
#include "review/position_reach.h"

namespace minewise {

Json reach_json(const ReachFigures& figures);

}  // namespace minewise
