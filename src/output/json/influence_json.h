// The JSON answer of `minewise influence`, and the reach as a part of it: how far the influence of
// the cells of a position goes. Other programs rely on its fields.
#pragma once

#include <functional>
#include <string_view>

#include "output/json/pieces.h"
#include "review/influence.h"
#include "review/reach.h"

namespace minewise {

Json reach_json(const ReachFigures& figures);

// Writes the answer piece by piece (LongAnswer).
void write_influence_json(const InfluenceReport& report,
                          const std::function<void(std::string_view)>& sink);

}  // namespace minewise
