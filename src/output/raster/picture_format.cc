#include "output/raster/picture_format.h"

#include <algorithm>

namespace minewise {

// One file and one line each.
#define MINEWISE_FORMATS(X) \
  X(svg)                    \
  X(png)                    \
  X(gif)

#define MINEWISE_DECLARE(name) PictureFormat name##_format();
MINEWISE_FORMATS(MINEWISE_DECLARE)
#undef MINEWISE_DECLARE

std::span<const PictureFormat> picture_formats() {
#define MINEWISE_ENTRY(name) name##_format(),
  static const std::vector<PictureFormat> formats{MINEWISE_FORMATS(MINEWISE_ENTRY)};
#undef MINEWISE_ENTRY
  return formats;
}

std::string picture_format_words(std::string_view prefix) {
  std::string text;
  for (const PictureFormat& format : picture_formats()) {
    const bool is_last = &format == &picture_formats().back();
    if (!text.empty()) text += is_last ? " or " : ", ";
    text.append(prefix).append(format.name);
  }
  return text;
}

const PictureFormat* find_picture_format(std::string_view name) {
  const auto found = std::ranges::find(picture_formats(), name, &PictureFormat::name);
  return found == picture_formats().end() ? nullptr : &*found;
}

}  // namespace minewise
