// Draws one still picture, boards with headings and captions, on any canvas or as SVG.
#pragma once

#include <string>
#include <vector>

#include "core/shape.h"
#include "output/drawing/notes.h"
#include "output/drawing/overlay.h"
#include "output/drawing/palette.h"
#include "output/drawing/stage.h"

namespace minewise {

struct Panel {
  std::string heading;
  Shape shape;
  Tiles tiles;
  std::string caption;
  std::vector<ChainStop> chain = {};  // joined by a line, first to last
  Notes notes = {};                   // names in cells, and lines of text below all boards
};

// A stage with room for the panels. The canvas must have its width and height. REQUIRES: no board
// is wider or higher than kMaxPictureSide.
Stage stage_for(const std::vector<Panel>& panels, Theme theme);
void draw_panels(Canvas& canvas, const Stage& stage, const std::vector<Panel>& panels);

std::string draw_svg(const std::vector<Panel>& panels, Theme theme);

// The same on a given stage, which was made for these panels and perhaps others.
std::string draw_svg(const std::vector<Panel>& panels, const Stage& stage);

}  // namespace minewise
