// The reasoning behind an analysis as JSON: a field for each aspect, under its
// word (`elimination` for its rows), and the names
// of cells that its texts use.
#pragma once

#include "core/placed_view.h"
#include "output/json/place_json.h"
#include "solver/reasoning.h"

namespace minewise {

// Adds the fields to an answer; none if nothing was asked for.
void add_reasoning(Json& json, const Reasoning& reasoning, const PlacedView& placed);

}  // namespace minewise
