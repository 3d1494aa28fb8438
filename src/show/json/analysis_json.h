// The JSON of minewise analyze, whose fields others build on.
#pragma once

#include <optional>
#include <string>

#include "ground/board/shape.h"
#include "reason/analyze/analyze.h"

namespace minewise {

// With the grounds of one cell's probability if it is asked about.
std::string analysis_json(const View& view, const Shape& shape, const Analysis& analysis,
                          std::optional<Cell> why);

}  // namespace minewise
