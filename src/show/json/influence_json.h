// The JSON of minewise influence, whose fields others build on.
#pragma once

#include <functional>
#include <string_view>

#include "study/influence/influence_report.h"

namespace minewise {

// Piece by piece (long_answer.h).
void write_influence_json(const InfluenceReport& report,
                          const std::function<void(std::string_view)>& sink);

}  // namespace minewise
