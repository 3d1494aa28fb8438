// One still picture as a portable bitmap: a point a cell, black where it is covered.
#include <fmt/format.h>

#include "output/raster/picture_format.h"

namespace minewise {
namespace {

std::string draw_pbm(const std::vector<Panel>& panels, Theme) {
  const auto& [width, height, grid] = panels.front().shape;
  std::string text = fmt::format("P1\n{} {}\n", width, height);
  for (const Tile& tile : panels.front().tiles) text += tile.face == Face::Covered ? "1 " : "0 ";
  return text + '\n';
}

}  // namespace

PictureFormat pbm_format() {
  return {.name = "pbm", .is_text = true, .draw = draw_pbm};
}

}  // namespace minewise
