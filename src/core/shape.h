// The shape of a board: rows, columns and the kind of grid. Code that reads or draws boards needs
// it, and a Topology is made from it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/cell.h"
#include "core/result.h"

namespace minewise {

struct GridKind;  // its properties: core/grid.h

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

}  // namespace minewise
