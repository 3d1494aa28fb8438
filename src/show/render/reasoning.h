// Draws the reasoning behind an analysis: the board with named cells, and below it the tables as
// they are in text.
#pragma once

#include "ground/view/placed_view.h"
#include "reason/analyze/reasoning.h"
#include "show/render/picture.h"

namespace minewise {

Panel picture_of(const PlacedView& placed, const Reasoning& reasoning);

}  // namespace minewise
