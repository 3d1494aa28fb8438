// The formats of pictures, by name. To add one, write a file that draws and that ends with its
// entry, and add a line in picture_format.cc; options and help texts follow from it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "output/drawing/picture.h"
#include "output/drawing/proof_strip.h"
#include "output/raster/gif.h"

namespace minewise {

struct PictureFormat {
  std::string_view name;  // also the ending of its files
  bool is_text = false;   // may be printed on a terminal

  // REQUIRES: no board is wider or higher than kMaxPictureSide.
  std::string (*draw)(const std::vector<Panel>& panels, Theme theme) = nullptr;

  // The same for a proof, step by step. Null if the format has no room for several boards.
  std::string (*draw_proof)(const ProofStrip& strip) = nullptr;

  // Draws one step of a game on a stage made for the whole game: there may be a picture of every
  // step, in a folder. Null if a game has only one picture, of its end.
  std::string (*draw_step)(const std::vector<Panel>& panels, const Stage& stage) = nullptr;

  // Draws the whole of a game as one file, as encode_gif() does. Null if it cannot move.
  bool (*animate)(const std::vector<Animation>& animations, Theme theme, const Timing& timing,
                  const ByteSink& sink, const AnimationProgress& progress) = nullptr;
};

std::span<const PictureFormat> picture_formats();

// "svg, png or gif", each with the prefix before it.
std::string picture_format_words(std::string_view prefix = "");

// Null if no format has that name.
const PictureFormat* find_picture_format(std::string_view name);

}  // namespace minewise
