#include "output/drawing/canvas.h"

namespace minewise {

void draw_box(Canvas& canvas, const Box& box, const Paint& paint) {
  const auto& [x, y, width, height] = box;
  const Point corners[] = {{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}};
  canvas.polygon(corners, paint);
}

}  // namespace minewise
