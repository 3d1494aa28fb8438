// Kinds of grid for tests, by name.
#pragma once

#include <string_view>

#include "core/shape.h"

namespace minewise {

// A name that there is not throws.
inline Grid grid_named(std::string_view word) {
  return find_grid(word).value();
}

}  // namespace minewise
