// Pictures as pixels, painted with cairo: a Raster is a Canvas from which PNG files and the frames
// of animations are made.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "output/drawing/canvas.h"
#include "output/drawing/picture.h"

typedef struct _cairo cairo_t;

namespace minewise {

class Raster final : public Canvas {
 public:
  // `scale` pixels for each unit of the drawing.
  // REQUIRES: width and height times scale are from 1 to kMaxSide.
  static constexpr double kMaxSide = 32000;
  Raster(double width, double height, double scale);
  ~Raster() override;

  void polygon(std::span<const Point> corners, const Paint& paint) override;
  void circle(Point centre, double radius, const Paint& paint) override;
  void line(Point from, Point to, const Paint& paint) override;
  void text(Point at, std::string_view text, const Lettering& lettering) override;

  int width() const;
  int height() const;

  // A row of pixels, counted from the top, one word per pixel: 0x00RRGGBB. Valid until the next
  // drawing.
  std::span<const std::uint32_t> row(int y);

  // The whole picture as a PNG file.
  std::string png();

 private:
  void apply(const Paint& paint);

  cairo_t* cairo_;
};

// One still picture as a PNG file.

// REQUIRES: no board is wider or higher than kMaxPictureSide.
std::string draw_png(const std::vector<Panel>& panels, Theme theme);

}  // namespace minewise
