// SVG among the formats of pictures: text, and small enough to have one of every step of a game.
// output/drawing draws it, without any library.
#include "output/raster/picture_format.h"

namespace minewise {

PictureFormat svg_format() {
  return {.name = "svg",
          .is_text = true,
          .draw = draw_svg,
          .draw_proof = draw_svg,
          .draw_step = draw_svg};
}

}  // namespace minewise
