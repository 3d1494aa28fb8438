// Writes animations as an animated GIF, with giflib. Each frame holds only the rectangle that
// changed; unchanged pixels in it are transparent and compress to almost nothing. All frames share
// one palette of the theme's colours and a few shades between them. So fills are exact and the same
// in every frame; only the edges of letters and lines are rounded to the nearest shade.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "output/drawing/animation.h"
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

// Writes the frames of an animated GIF, one after another. Once a call has failed, later calls do
// nothing.
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

// The colours of an animation: those of the theme, and shades between colours that meet at the
// edges of letters and lines. They are chosen once for all frames.
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

// The most frames of an animation: those of a survival game on the largest board.
inline constexpr std::size_t kMaxFrames = std::size_t{kMaxAnimationSide} * kMaxAnimationSide + 1;

struct Timing {
  int frame = 0;   // hundredths of a second each; 0: chosen by the number of frames
  int last = 400;  // for the last one, which shows where the mines were
};

// Called after each frame with the part that is done.
using AnimationProgress = std::function<void(double part)>;

// Draws the animations side by side, each to its own end. The first frame shows the boards before
// the first move. Returns false if the sink did. REQUIRES: there is an animation; none is longer
// than kMaxFrames or wider or higher than kMaxAnimationSide.
bool encode_gif(const std::vector<Animation>& animations, Theme theme, const Timing& timing,
                const ByteSink& sink, const AnimationProgress& progress = {});

}  // namespace minewise
