// Draws the reasoning behind an analysis: the board with named cells, and below it the tables as
// they are in text.
#pragma once

#include "core/placed_view.h"
#include "output/drawing/picture.h"
#include "solver/reasoning.h"

namespace minewise {

Panel picture_of(const PlacedView& placed, const Reasoning& reasoning);

}  // namespace minewise
