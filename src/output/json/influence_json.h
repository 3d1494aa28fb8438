// The JSON answer of `minewise influence`. Other programs rely on its fields.
#pragma once

#include <functional>
#include <string_view>

#include "review/influence_report.h"

namespace minewise {

// Writes it piece by piece (long_answer.h).
void write_influence_json(const InfluenceReport& report,
                          const std::function<void(std::string_view)>& sink);

}  // namespace minewise
