// The colours of an animation: those of the theme, and shades between colours that meet at the
// edges of letters and lines. They are chosen once for all frames.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "output/raster/gif_writer.h"

namespace minewise {

class GifPalette {
 public:
  GifPalette(const Palette& palette, bool has_chains, bool has_odds);

  // All colours. The last index is not among them: it means "unchanged".
  const std::vector<Colour>& colours() const { return colours_; }
  static constexpr std::uint8_t kUnchanged = kColours - 1;

  // The index of the colour nearest to a pixel, 0xRRGGBB in the low bits.
  std::uint8_t index_of(std::uint32_t pixel);

 private:
  void add(Colour colour);

  std::vector<Colour> colours_;
  std::unordered_map<std::uint32_t, std::uint8_t> known_;
};

}  // namespace minewise
