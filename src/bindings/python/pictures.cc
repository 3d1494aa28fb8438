#include "bindings/python/pictures.h"

#include <fmt/format.h>

#include "output/drawing/analysis.h"
#include "output/drawing/picture.h"
#include "output/drawing/svg.h"
#include "output/drawing/text.h"
#include "output/drawing/trace.h"
#include "output/text/analysis.h"

namespace minewise::python {
namespace {

bool fits_picture(const Shape& shape) {
  return shape.width <= kMaxPictureSide && shape.height <= kMaxPictureSide;
}

}  // namespace

std::optional<std::string> svg_of_position(const HeldPosition& held) {
  if (!fits_picture(held.shape())) return std::nullopt;
  return draw_svg({{describe_board(held.placed()), held.shape(), tiles_of(held.view), ""}},
                  Theme::Light);
}

std::optional<std::string> svg_of_analysis(const HeldAnalysis& of) {
  if (!fits_picture(of.held->shape())) return std::nullopt;
  return draw_svg({picture_of(of.held->placed(), of.analysis, std::nullopt)}, Theme::Light);
}

std::optional<std::string> html_of_analysis(const HeldAnalysis& of) {
  const auto svg = svg_of_analysis(of);
  if (!svg) return std::nullopt;
  return fmt::format("<figure>{}<figcaption>{}</figcaption></figure>", *svg,
                     escape_markup(describe_best(of.analysis, of.held->shape())));
}

std::string board_of(const HeldAnalysis& of) {
  const Shape& shape = of.held->shape();
  if (!is_drawable(shape)) return fmt::format("a board of {}x{}\n", shape.width, shape.height);
  const View& view = of.held->view;
  return draw_tiles(tiles_of(view, overlay_of(view, of.analysis)), shape, Ink(false));
}

}  // namespace minewise::python
