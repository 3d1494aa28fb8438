// The kinds of grid: what each is called, and how its cells lie. A new kind is a file beside
// square.cc that ends with its kind, and a line in grid.cc; everything else asks for these
// properties.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "ground/board/shape.h"

namespace minewise {

struct GridKind {
  std::string_view word;
  bool wraps = false;   // both axes are joined
  bool is_hex = false;  // odd rows are shifted half a cell to the right

  // To the neighbours, from even and odd rows: kMaxDegree at most. A step back is one of them, too.
  std::span<const Place> even_steps = {}, odd_steps = {};
};

// Those of square cells, by a side or by a corner.
inline constexpr std::array<Place, 8> kSquareSteps{
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};

// The usual one first.
std::span<const Grid> all_grids();

// "square, torus or hex", with that word before the last.
std::string grid_words(std::string_view last = "or");

}  // namespace minewise
