// The formats of still pictures, by name. A new one is a file pair with a function that draws, and
// a line in picture_format.cc.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "show/render/picture.h"

namespace minewise {

struct PictureFormat {
  std::string_view name;  // also the ending of its files
  bool is_text = false;   // may be printed on a terminal

  // REQUIRES: no board is wider or higher than kMaxPictureSide.
  std::string (*draw)(const std::vector<Panel>& panels, Theme theme) = nullptr;
};

std::span<const PictureFormat> picture_formats();

// Null if there is none of that name.
const PictureFormat* find_picture_format(std::string_view name);

}  // namespace minewise
