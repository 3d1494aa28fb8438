#include "show/raster/png.h"

#include <algorithm>

#include "show/raster/picture_format.h"
#include "show/raster/raster.h"

namespace minewise {
namespace {

// Two pixels a unit, for sharp letters, where the picture is not too large for that.
double scale_for(const Stage& stage) {
  constexpr double kLarge = 2400;
  return std::max(stage.width(), stage.height()) > kLarge ? 1 : 2;
}

}  // namespace

std::string draw_png(const std::vector<Panel>& panels, Theme theme) {
  const Stage stage = stage_for(panels, theme);
  Raster raster(stage.width(), stage.height(), scale_for(stage));
  draw_panels(raster, stage, panels);
  return raster.png();
}

PictureFormat png_format() {
  return {.name = "png", .draw = draw_png};
}

}  // namespace minewise
