#include "core/shape.h"

#include "core/number.h"

namespace minewise {

std::string Place::text() const {
  return fmt::format("{},{}", row, col);
}

Result<Place> parse_place(std::string_view text) {
  const std::size_t comma = text.find(',');
  if (comma != text.npos) {
    const auto row = parse_int(text.substr(0, comma));
    const auto col = parse_int(text.substr(comma + 1));
    if (row && col) return Place{*row, *col};
  }
  return fail("'{}' is not a cell; write ROW,COLUMN, both from 0, such as 3,4", text);
}

bool Shape::contains(Place place) const {
  return place.row >= 0 && place.row < height && place.col >= 0 && place.col < width;
}

Result<Shape> parse_size(std::string_view text) {
  const std::size_t by = text.find('x');
  const auto width = parse_int(text.substr(0, by));
  const auto height = by == text.npos ? width : parse_int(text.substr(by + 1));
  if (!width || !height) {
    return fail("'{}' is not a size; write WIDTHxHEIGHT such as 30x16, or 20 for 20x20", text);
  }
  if (*width == 0 || *height == 0) return fail("a board of size '{}' has no cells", text);
  if (*width > Shape::kMaxSide || *height > Shape::kMaxSide) {
    return fail("size '{}' is over the limit of {}x{}", text, Shape::kMaxSide, Shape::kMaxSide);
  }
  return Shape{*width, *height};
}

}  // namespace minewise
