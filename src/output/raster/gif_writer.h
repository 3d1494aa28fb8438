// Writes the frames of an animated GIF, one after another, with giflib.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "output/drawing/palette.h"

struct GifFileType;

namespace minewise {

// Receives the bytes. It returns false to stop the writing.
using ByteSink = std::function<bool(std::string_view bytes)>;

// The most colours of an animation: few, because that compresses better.
inline constexpr int kColourBits = 8;
inline constexpr int kColours = 1 << kColourBits;

// A rectangle of pixels; right and bottom are not included.
struct Area {
  int left = 0, top = 0, right = 0, bottom = 0;

  bool is_empty() const { return left >= right || top >= bottom; }
  int width() const { return right - left; }
  int height() const { return bottom - top; }
  void include(int x, int y) {
    *this = is_empty() ? Area{x, y, x + 1, y + 1}
                       : Area{std::min(left, x), std::min(top, y), std::max(right, x + 1),
                              std::max(bottom, y + 1)};
  }
};

// Once a call has failed, later calls do nothing.
class GifWriter {
 public:
  // REQUIRES: at most kColours colours; the sink outlives the writer.
  GifWriter(int width, int height, const std::vector<Colour>& colours, const ByteSink& sink);
  GifWriter(const GifWriter&) = delete;
  ~GifWriter();

  // Writes the pixels of an area, row by row, to be shown for `delay` hundredths of a second.
  // Pixels of index `transparent` stay as they were.
  void frame(const Area& area, int delay, int transparent, std::span<const std::uint8_t> pixels);

  // Ends the file. Returns whether all writing succeeded.
  bool finish();

 private:
  bool begin(int width, int height, const std::vector<Colour>& colours);
  bool put(const Area& area, int delay, int transparent, std::span<const std::uint8_t> pixels);

  GifFileType* gif_ = nullptr;
  bool failed_ = false;
};

}  // namespace minewise
