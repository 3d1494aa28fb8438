// The shape of a board: rows, columns and the kind of grid. Code that reads or draws boards needs
// it, and a Topology is made from it. Each kind of grid has a name and the steps that lead from a
// cell to its neighbours.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/cell.h"
#include "core/result.h"

namespace minewise {

struct GridKind;  // its properties are below

// A kind of grid: one of all_grids(). There is one GridKind for each, so grids are compared by its
// address.
class Grid {
 public:
  constexpr explicit Grid(const GridKind& kind) : kind_(&kind) {}
  const GridKind& kind() const { return *kind_; }

  friend bool operator==(const Grid&, const Grid&) = default;

 private:
  const GridKind* kind_;
};

// The grid of a board when none is named.
extern const GridKind kSquareGrid;
inline constexpr Grid kUsualGrid{kSquareGrid};

// The word for a grid in notation and game IDs ("square", "torus", "hex"), and back.
std::string_view grid_word(Grid grid);
std::optional<Grid> find_grid(std::string_view word);

// The place of a cell as people write it: `row,column`, both from 0, top left first.
struct Place {
  int row = 0;
  int col = 0;

  std::string text() const;  // "3,4"
  friend bool operator==(const Place&, const Place&) = default;
};

// Reads "3,4".
Result<Place> parse_place(std::string_view text);

struct Shape {
  static constexpr int kMaxSide = 1000;

  int width = 0;
  int height = 0;
  Grid grid = kUsualGrid;

  int cells() const { return width * height; }
  bool contains(Place place) const;
  bool wraps() const;   // opposite edges are joined
  bool is_hex() const;  // hexagons, odd rows shifted half a cell to the right
  Cell cell(Place place) const { return Cell{place.row * width + place.col}; }
  Place place(Cell cell) const { return {cell.index / width, cell.index % width}; }

  friend bool operator==(const Shape&, const Shape&) = default;
};

// Reads a size as players write it: "30x16" is 30 wide and 16 high, "20" is 20x20.
Result<Shape> parse_size(std::string_view text);

// A kind of grid: its name, and how its cells lie. To add one, write its GridKind and a line of the
// list in shape.cc; all other code uses these properties.

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
