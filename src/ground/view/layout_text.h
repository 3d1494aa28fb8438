// Layouts as text: `*` for a mine and `.` for none, or `1` and `0`, row by row, with or without
// spaces. A file must use only one of the two alphabets: beside a `*`, a `1` is more likely the
// number of a drawn board than a mine.
#pragma once

#include <string>
#include <string_view>

#include "ground/base/result.h"
#include "ground/board/layout.h"
#include "ground/board/shape.h"

namespace minewise {

struct DrawnLayout {
  Shape shape;  // square, unless the caller changes it: files do not name the grid
  Layout layout;
};

Result<DrawnLayout> parse_layout(std::string_view text);

// Written with `*` and `.`.
std::string format_layout(const Layout& layout, int width);

}  // namespace minewise
