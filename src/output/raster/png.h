// One still picture as a PNG file.
#pragma once

#include <string>
#include <vector>

#include "output/drawing/picture.h"

namespace minewise {

// REQUIRES: no board is wider or higher than kMaxPictureSide.
std::string draw_png(const std::vector<Panel>& panels, Theme theme);

}  // namespace minewise
