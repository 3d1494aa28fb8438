// Where the cells of a board lie in a picture: squares in rows, or hexagons with a corner on top
// and odd rows half a cell to the right.
#pragma once

#include <boost/container/static_vector.hpp>

#include "core/shape.h"
#include "output/drawing/canvas.h"

namespace minewise {

// The corners of a cell.
using Outline = boost::container::static_vector<Point, 6>;

class BoardPlan {
 public:
  // `corner` is the top left of the board, `side` the width of a cell, gap included.
  BoardPlan(const Shape& shape, Point corner, double side);

  const Shape& shape() const { return shape_; }
  double side() const { return side_; }
  Box box() const;  // around the whole board

  Outline outline(Cell cell) const;
  Point centre(Cell cell) const;  // of the outline
  Box box(Cell cell) const;       // around the outline and the gap to the next cells

 private:
  bool is_hex() const { return shape_.is_hex(); }
  double cell_height() const;
  double row_pitch() const;

  Shape shape_;
  Point corner_;
  double side_;
};

// An outline scaled towards a centre: 1 leaves it as it is, 0 makes it a point.
Outline shrunk(const Outline& outline, Point centre, double part);

// A suitable width of a cell for a board of this size.
double side_for(const Shape& shape);

}  // namespace minewise
