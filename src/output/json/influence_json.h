// The JSON of a reach: how far the influence of the cells of a position goes.
#pragma once

#include <functional>
#include <string_view>

#include "output/json/pieces.h"
#include "review/influence.h"
#include "review/reach.h"

namespace minewise {

Json reach_json(const ReachFigures& figures);

// The JSON answer of `minewise influence`. Other programs rely on its fields.

// Writes it piece by piece (long_answer.h).
void write_influence_json(const InfluenceReport& report,
                          const std::function<void(std::string_view)>& sink);

}  // namespace minewise
