// The colours of an animation: the theme's, and shades between those that meet at the edges of
// letters and lines. Chosen once for all frames.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "show/raster/gif_writer.h"

namespace minewise {

class GifPalette {
 public:
  GifPalette(const Palette& palette, bool has_chains);

  // All but the last index, which stands for "as before".
  const std::vector<Colour>& colours() const { return colours_; }
  static constexpr std::uint8_t kUnchanged = kColours - 1;

  // The colour nearest to a pixel, 0xRRGGBB in the low bits.
  std::uint8_t index_of(std::uint32_t pixel);

 private:
  void add(Colour colour);

  std::vector<Colour> colours_;
  std::unordered_map<std::uint32_t, std::uint8_t> known_;
};

}  // namespace minewise
