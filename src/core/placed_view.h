// A view together with the rows and columns of its board: for sentences, answers and pictures,
// which name places. Agents and engines get the view alone.
#pragma once

#include "core/shape.h"
#include "core/view.h"

namespace minewise {

struct PlacedView {
  const View& view;  // outlives this
  Shape shape;
};

}  // namespace minewise
