// One still picture: boards with their headings and captions, on any canvas, and as SVG.
#pragma once

#include <string>
#include <vector>

#include "ground/board/shape.h"
#include "show/render/overlay.h"
#include "show/render/palette.h"
#include "show/render/stage.h"

namespace minewise {

struct Panel {
  std::string heading;
  Shape shape;
  Tiles tiles;
  std::string caption;
  std::vector<Cell> chain = {};  // joined by a line, first to last
};

// A stage with room for the panels, which takes a canvas of its width and height.
// REQUIRES: no board is wider or higher than kMaxPictureSide.
Stage stage_for(const std::vector<Panel>& panels, Theme theme);
void draw_panels(Canvas& canvas, const Stage& stage, const std::vector<Panel>& panels);

std::string draw_svg(const std::vector<Panel>& panels, Theme theme);

// On a stage that was set for them, and maybe for others.
std::string draw_svg(const std::vector<Panel>& panels, const Stage& stage);

}  // namespace minewise
