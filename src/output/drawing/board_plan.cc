#include "output/drawing/board_plan.h"

#include <algorithm>
#include <numbers>

namespace minewise {
namespace {

constexpr double kHexHeight = 2 / std::numbers::sqrt3;  // of a hexagon that is 1 wide

}  // namespace

BoardPlan::BoardPlan(const Shape& shape, Point corner, double side)
    : shape_(shape), corner_(corner), side_(side) {}

double BoardPlan::cell_height() const {
  return is_hex() ? kHexHeight * side_ : side_;
}

double BoardPlan::row_pitch() const {
  return is_hex() ? 0.75 * cell_height() : side_;
}

Box BoardPlan::box() const {
  const double shift = is_hex() && shape_.height > 1 ? side_ / 2 : 0;
  return {corner_.x, corner_.y, shape_.width * side_ + shift,
          (shape_.height - 1) * row_pitch() + cell_height()};
}

Box BoardPlan::box(Cell cell) const {
  const auto [row, col] = shape_.place(cell);
  const double shift = is_hex() && row % 2 == 1 ? side_ / 2 : 0;
  return {corner_.x + col * side_ + shift, corner_.y + row * row_pitch(), side_, cell_height()};
}

// The gap of one between cells is to the right and below, so that the edges of squares fall on
// whole numbers and a raster has them sharp.
Point BoardPlan::centre(Cell cell) const {
  const Box around = box(cell);
  return {around.x + (around.width - 1) / 2, around.y + (around.height - 1) / 2};
}

Outline BoardPlan::outline(Cell cell) const {
  const auto [x, y] = centre(cell);
  const double across = (side_ - 1) / 2;
  if (!is_hex()) {
    return {{x - across, y - across},
            {x + across, y - across},
            {x + across, y + across},
            {x - across, y + across}};
  }
  const double up = across * kHexHeight;
  return {{x, y - up}, {x + across, y - up / 2}, {x + across, y + up / 2},
          {x, y + up}, {x - across, y + up / 2}, {x - across, y - up / 2}};
}

Outline shrunk(const Outline& outline, Point centre, double part) {
  Outline smaller;
  for (const auto& [x, y] : outline) {
    smaller.push_back({centre.x + part * (x - centre.x), centre.y + part * (y - centre.y)});
  }
  return smaller;
}

double side_for(const Shape& shape) {
  const int longest = std::max(shape.width, shape.height);
  if (longest <= 10) return 36;
  if (longest <= 16) return 30;
  if (longest <= 30) return 24;
  if (longest <= 60) return 18;
  if (longest <= 100) return 12;
  return 10;
}

}  // namespace minewise
