#include "show/raster/picture_format.h"

#include <algorithm>

#include "show/raster/png.h"

namespace minewise {
namespace {

constexpr PictureFormat kFormats[] = {
    {"svg", true, draw_svg},
    {"png", false, draw_png},
};

}  // namespace

std::span<const PictureFormat> picture_formats() {
  return kFormats;
}

const PictureFormat* find_picture_format(std::string_view name) {
  const auto found = std::ranges::find(kFormats, name, &PictureFormat::name);
  return found == std::end(kFormats) ? nullptr : &*found;
}

}  // namespace minewise
