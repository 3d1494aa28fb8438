// The JSON answer of `minewise analyze`, and the grounds of a cell as a part of it. Other programs
// rely on its fields.
#pragma once

#include <optional>
#include <string>

#include "core/shape.h"
#include "core/view.h"
#include "search/grounds.h"
#include "solver/analyze.h"
#include "solver/reasoning.h"

namespace minewise {

// If there are grounds, the answer also gives why a cell has its probability.
std::string analysis_json(const PlacedView& placed, const Analysis& analysis,
                          const std::optional<Grounds>& why);

// The same with the reasoning: a field for each aspect that it shows.
std::string analysis_json(const PlacedView& placed, const Analysis& analysis,
                          const std::optional<Grounds>& why, const Reasoning& reasoning);

// The grounds of a cell's probability alone: the field `why` of that answer.
std::string grounds_json(const Grounds& grounds, Cell cell, const PlacedView& placed);

}  // namespace minewise
