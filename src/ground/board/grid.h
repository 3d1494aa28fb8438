// The kinds of grid: what each is called, and how its cells lie. A new kind is a name in Grid and a
// row in grid.cc; everything else asks for these properties.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ground/board/shape.h"

namespace minewise {

struct GridKind {
  Grid grid;
  std::string_view word;
  bool wraps = false;                            // both axes are joined
  bool is_hex = false;                           // odd rows are shifted half a cell to the right
  std::span<const Place> even_steps, odd_steps;  // to the neighbours, from even and odd rows
};

std::span<const GridKind> all_grids();
const GridKind& kind_of(Grid grid);

// "square, torus or hex", with that word before the last.
std::string grid_words(std::string_view last = "or");

}  // namespace minewise
