// The JSON answer of `minewise analyze`. Other programs rely on its fields.
#pragma once

#include <optional>
#include <string>

#include "core/shape.h"
#include "core/view.h"
#include "search/grounds.h"
#include "solver/analyze.h"
#include "solver/reasoning.h"

namespace minewise {

// If `why` is a cell, the answer also gives the grounds of its probability. The reasoning has a
// field for each aspect that it shows.
std::string analysis_json(const PlacedView& placed, const Analysis& analysis,
                          std::optional<Cell> why, const Reasoning& reasoning = {});

// The grounds of a cell's probability alone: the field `why` of that answer.
std::string grounds_json(const Grounds& grounds, Cell cell, const PlacedView& placed);

}  // namespace minewise
