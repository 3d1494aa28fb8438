// Cairo, loaded when the first picture is drawn. With the libraries of fonts and windows that it
// brings along it is a third of what the loader does at the start of a program, and most runs draw
// nothing.
#pragma once

#include <cairo.h>

#include <cstdint>
#include <string>
#include <vector>

#include "output/drawing/canvas.h"
#include "output/drawing/picture.h"

// What is called of it, a line each.
#define MINEWISE_CAIRO_CALLS(X)    \
  X(arc)                           \
  X(close_path)                    \
  X(create)                        \
  X(destroy)                       \
  X(fill_preserve)                 \
  X(font_options_create)           \
  X(font_options_destroy)          \
  X(font_options_set_antialias)    \
  X(font_options_set_hint_metrics) \
  X(font_options_set_hint_style)   \
  X(get_target)                    \
  X(image_surface_create)          \
  X(image_surface_get_data)        \
  X(image_surface_get_height)      \
  X(image_surface_get_stride)      \
  X(image_surface_get_width)       \
  X(line_to)                       \
  X(move_to)                       \
  X(new_path)                      \
  X(new_sub_path)                  \
  X(scale)                         \
  X(select_font_face)              \
  X(set_dash)                      \
  X(set_font_options)              \
  X(set_font_size)                 \
  X(set_line_width)                \
  X(set_source_rgb)                \
  X(show_text)                     \
  X(status)                        \
  X(stroke_preserve)               \
  X(surface_destroy)               \
  X(surface_flush)                 \
  X(surface_write_to_png_stream)

namespace minewise {

// The calls of cairo.h, by their names there without the prefix: cairo().arc(...).
struct CairoCalls {
#define MINEWISE_CALL(name) decltype(&::cairo_##name) name;
  MINEWISE_CAIRO_CALLS(MINEWISE_CALL)
#undef MINEWISE_CALL
};

// REQUIRES: the library is installed.
const CairoCalls& cairo();

}  // namespace minewise

// A picture as pixels, painted with cairo. PNG files and the frames of an animation are made from
// it.

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

}  // namespace minewise

namespace minewise {

// One still picture as a PNG file.

// REQUIRES: no board is wider or higher than kMaxPictureSide.
std::string draw_png(const std::vector<Panel>& panels, Theme theme);

}  // namespace minewise
