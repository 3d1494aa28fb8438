// The kinds of grid: the name of each, and how its cells lie. To add a kind, write a file beside
// square.cc that ends with its GridKind, and a line in grid.cc; all other code uses these
// properties.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "core/shape.h"

namespace minewise {

struct GridKind {
  std::string_view word;
  bool wraps = false;   // opposite edges are joined
  bool is_hex = false;  // odd rows are shifted half a cell to the right

  // The steps to the neighbours, from even and from odd rows: at most kMaxDegree. For each step,
  // the step back is listed too.
  std::span<const Place> even_steps = {}, odd_steps = {};
};

// The steps between square cells that share a side or a corner.
inline constexpr std::array<Place, 8> kSquareSteps{
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};

// All kinds of grid, the usual one first.
std::span<const Grid> all_grids();

// "square, torus or hex", with `last` before the last name.
std::string grid_words(std::string_view last = "or");

// "; did you mean 'hex'?", or nothing: the end of a message about a word that names no kind.
std::string grid_meant_by(std::string_view word);

}  // namespace minewise
