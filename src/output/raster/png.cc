#include "output/raster/png.h"

#include <algorithm>

#include "output/raster/picture_format.h"
#include "output/raster/raster.h"

namespace minewise {
namespace {

// Two pixels a unit, for sharp letters, where the picture is not too large for that.
template <class Drawing>
double scale_for(const Drawing& drawing) {
  constexpr double kLarge = 2400;
  return std::max(drawing.width(), drawing.height()) > kLarge ? 1 : 2;
}

std::string draw_proof_png(const ProofStrip& strip) {
  Raster raster(strip.width(), strip.height(), scale_for(strip));
  strip.draw(raster);
  return raster.png();
}

}  // namespace

std::string draw_png(const std::vector<Panel>& panels, Theme theme) {
  const Stage stage = stage_for(panels, theme);
  Raster raster(stage.width(), stage.height(), scale_for(stage));
  draw_panels(raster, stage, panels);
  return raster.png();
}

PictureFormat png_format() {
  return {.name = "png", .draw = draw_png, .draw_proof = draw_proof_png};
}

}  // namespace minewise
