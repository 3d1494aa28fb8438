// Layouts as text: `*` for a mine and `.` for none, or `1` and `0`, row by row, with or without
// spaces. A line `topology hex` may stand before the rows. A file must use only one of the two
// alphabets: beside a `*`, a `1` is more likely the number of a drawn board than a mine.
#pragma once

#include <string>
#include <string_view>

#include "core/layout.h"
#include "core/result.h"
#include "core/shape.h"

namespace minewise {

struct DrawnLayout {
  Shape shape;
  Layout layout;
};

Result<DrawnLayout> parse_layout(std::string_view text);

// Written with `*` and `.`; the topology is named unless it is the usual one.
std::string format_layout(const DrawnLayout& drawn);
std::string format_layout(const Layout& layout, int width);

}  // namespace minewise
