// Cairo, loaded when the first picture is drawn. With the libraries of fonts and windows that it
// brings along it is a third of what the loader does at the start of a program, and most runs draw
// nothing.
#pragma once

#include <cairo.h>

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
