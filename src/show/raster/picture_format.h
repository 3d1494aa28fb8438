// The formats of still pictures, by name. A new one is a file that draws and ends with its entry,
// and a line in picture_format.cc; options and helps follow.
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

  // On a stage set for a whole game: such pictures are made of its every step, into a folder. Null
  // where a game has one picture, of how it ended.
  std::string (*draw_step)(const std::vector<Panel>& panels, const Stage& stage) = nullptr;
};

std::span<const PictureFormat> picture_formats();

// "svg or png", each after a prefix.
std::string picture_format_words(std::string_view prefix = "");

// Null if there is none of that name.
const PictureFormat* find_picture_format(std::string_view name);

}  // namespace minewise
