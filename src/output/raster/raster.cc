#include "output/raster/raster.h"

#include <cairo.h>
#include <dlfcn.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/macros.h"
#include "output/raster/picture_format.h"

// Cairo is loaded when the first picture is drawn. With its libraries for fonts and windows it is a
// third of the loader's work at the start of a program, and most runs draw nothing. These are the
// calls that we use, a line each.
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

#ifdef __clang__  // gcc does not know the question
#define MINEWISE_FINDS_LEAKS __has_feature(address_sanitizer)
#else
#define MINEWISE_FINDS_LEAKS 0
#endif

// Fontconfig keeps the fonts that it looked up until the program ends, which is no leak of ours.
#if MINEWISE_FINDS_LEAKS
#include <sanitizer/lsan_interface.h>
using KeepsFonts = __lsan::ScopedDisabler;
#else
struct KeepsFonts {};
#endif

namespace minewise {
namespace {

// The calls of cairo.h, by their names there without the prefix: cairo().arc(...).
struct CairoCalls {
#define MINEWISE_CALL(name) decltype(&::cairo_##name) name;
  MINEWISE_CAIRO_CALLS(MINEWISE_CALL)
#undef MINEWISE_CALL
};

CairoCalls load_cairo() {
  void* const libcairo_so_2 = dlopen("libcairo.so.2", RTLD_LAZY);  // until the program ends
  CHECK(libcairo_so_2 != nullptr);
  CairoCalls calls;
#define MINEWISE_LOAD(name) \
  calls.name = reinterpret_cast<decltype(calls.name)>(dlsym(libcairo_so_2, "cairo_" #name));
  MINEWISE_CAIRO_CALLS(MINEWISE_LOAD)
#undef MINEWISE_LOAD
  return calls;
}

// REQUIRES: the library is installed.
const CairoCalls& cairo() {
  static const CairoCalls calls = load_cairo();
  return calls;
}

void set_colour(cairo_t* context, Colour colour) {
  cairo().set_source_rgb(context, colour.red / 255.0, colour.green / 255.0, colour.blue / 255.0);
}

cairo_status_t append(void* text, const unsigned char* bytes, unsigned int length) {
  static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), length);
  return CAIRO_STATUS_SUCCESS;
}

// Shades of grey rather than of the screen's sub-pixels, and letters where they were asked for
// rather than where the font likes them.
void set_font_options(cairo_t* context) {
  cairo_font_options_t* options = cairo().font_options_create();
  cairo().font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo().font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT);
  cairo().font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo().set_font_options(context, options);
  cairo().font_options_destroy(options);
}

}  // namespace

Raster::Raster(double width, double height, double scale) {
  CHECK(width * scale >= 1 && width * scale <= kMaxSide);
  CHECK(height * scale >= 1 && height * scale <= kMaxSide);
  cairo_surface_t* surface =
      cairo().image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(std::ceil(width * scale)),
                                   static_cast<int>(std::ceil(height * scale)));
  cairo_ = cairo().create(surface);
  cairo().surface_destroy(surface);  // cairo_ keeps it
  CHECK(cairo().status(cairo_) == CAIRO_STATUS_SUCCESS);
  cairo().scale(cairo_, scale, scale);
  set_font_options(cairo_);
}

Raster::~Raster() {
  cairo().destroy(cairo_);
}

int Raster::width() const {
  return cairo().image_surface_get_width(cairo().get_target(cairo_));
}

int Raster::height() const {
  return cairo().image_surface_get_height(cairo().get_target(cairo_));
}

void Raster::apply(const Paint& paint) {
  if (paint.fill) {
    set_colour(cairo_, *paint.fill);
    cairo().fill_preserve(cairo_);
  }
  if (paint.stroke) {
    set_colour(cairo_, *paint.stroke);
    cairo().set_line_width(cairo_, paint.width);
    const double dash = 1.5 * paint.width;
    cairo().set_dash(cairo_, &dash, paint.dashed ? 1 : 0, 0);
    cairo().stroke_preserve(cairo_);
  }
  cairo().new_path(cairo_);
}

void Raster::polygon(std::span<const Point> corners, const Paint& paint) {
  for (const Point& corner : corners) cairo().line_to(cairo_, corner.x, corner.y);
  cairo().close_path(cairo_);
  apply(paint);
}

void Raster::circle(Point centre, double radius, const Paint& paint) {
  cairo().new_sub_path(cairo_);
  cairo().arc(cairo_, centre.x, centre.y, radius, 0, 2 * std::numbers::pi);
  apply(paint);
}

void Raster::line(Point from, Point to, const Paint& paint) {
  cairo().move_to(cairo_, from.x, from.y);
  cairo().line_to(cairo_, to.x, to.y);
  apply(paint);
}

void Raster::text(Point at, std::string_view text, const Lettering& lettering) {
  [[maybe_unused]] const KeepsFonts kept;
  cairo().select_font_face(cairo_, "DejaVu Sans Mono", CAIRO_FONT_SLANT_NORMAL,
                           lettering.bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
  cairo().set_font_size(cairo_, lettering.size);
  set_colour(cairo_, lettering.colour);
  const double width = kCharacter * lettering.size * static_cast<double>(text.size());
  const double part = lettering.anchor == Anchor::Start ? 0
                      : lettering.anchor == Anchor::End ? 1
                                                        : 0.5;
  cairo().move_to(cairo_, at.x - part * width, at.y + 0.36 * lettering.size);
  cairo().show_text(cairo_, std::string(text).c_str());
  cairo().new_path(cairo_);
}

std::span<const std::uint32_t> Raster::row(int y) {
  cairo_surface_t* surface = cairo().get_target(cairo_);
  cairo().surface_flush(surface);
  const unsigned char* pixels = cairo().image_surface_get_data(surface);
  const auto at = static_cast<std::ptrdiff_t>(y) * cairo().image_surface_get_stride(surface);
  return {reinterpret_cast<const std::uint32_t*>(pixels + at), static_cast<std::size_t>(width())};
}

std::string Raster::png() {
  std::string text;
  const cairo_status_t status =
      cairo().surface_write_to_png_stream(cairo().get_target(cairo_), append, &text);
  CHECK(status == CAIRO_STATUS_SUCCESS);
  return text;
}

namespace {

// Two pixels a unit, for sharp letters, where the picture is not too large for that.
template <class Drawing>
double scale_for(const Drawing& drawing) {
  constexpr double kLarge = 2400;
  return std::max(drawing.width(), drawing.height()) > kLarge ? 1 : 2;
}

std::string draw_proof_png(const ProofStrip& strip) {
  Raster raster(strip.width(), strip.height(), scale_for(strip));
  strip.draw(raster);
  return raster.png();
}

}  // namespace

std::string draw_png(const std::vector<Panel>& panels, Theme theme) {
  const Stage stage = stage_for(panels, theme);
  Raster raster(stage.width(), stage.height(), scale_for(stage));
  draw_panels(raster, stage, panels);
  return raster.png();
}

PictureFormat png_format() {
  return {.name = "png", .draw = draw_png, .draw_proof = draw_proof_png};
}

}  // namespace minewise
