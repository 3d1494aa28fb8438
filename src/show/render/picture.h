// One still picture: boards with their headings and captions, as SVG or PNG.
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

// REQUIRES: no board is wider or higher than kMaxPictureSide.
std::string draw_svg(const std::vector<Panel>& panels, Theme theme);
std::string draw_png(const std::vector<Panel>& panels, Theme theme);

// On a stage that was set for them, and maybe for others.
std::string draw_svg(const std::vector<Panel>& panels, const Stage& stage);

}  // namespace minewise
