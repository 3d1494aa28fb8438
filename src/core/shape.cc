#include "core/shape.h"

#include <algorithm>
#include <vector>

#include "core/message.h"
#include "core/words.h"

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

// One line each, the usual grid first.
#define MINEWISE_GRIDS(X) \
  X(Square)               \
  X(Torus)                \
  X(Hex)

#define MINEWISE_DECLARE(name) extern const GridKind k##name##Grid;
MINEWISE_GRIDS(MINEWISE_DECLARE)
#undef MINEWISE_DECLARE

std::span<const Grid> all_grids() {
#define MINEWISE_ENTRY(name) Grid(k##name##Grid),
  static constexpr Grid kGrids[] = {MINEWISE_GRIDS(MINEWISE_ENTRY)};
#undef MINEWISE_ENTRY
  return kGrids;
}

std::string grid_words(std::string_view last) {
  std::string text;
  for (const Grid& grid : all_grids()) {
    if (grid == all_grids().back()) {
      text += fmt::format(" {} ", last);
    } else if (!text.empty()) {
      text += ", ";
    }
    text += grid_word(grid);
  }
  return text;
}

std::string grid_meant_by(std::string_view word) {
  std::vector<std::string> words;
  for (const Grid& grid : all_grids()) words.emplace_back(grid_word(grid));
  return did_you_mean(word, words);
}

std::string_view grid_word(Grid grid) {
  return grid.kind().word;
}

std::optional<Grid> find_grid(std::string_view word) {
  const auto found = std::ranges::find(all_grids(), lower_case(word), grid_word);
  if (found == all_grids().end()) return std::nullopt;
  return *found;
}

bool Shape::wraps() const {
  return grid.kind().wraps;
}

bool Shape::is_hex() const {
  return grid.kind().is_hex;
}

// Squares that touch by a side or by a corner: the board of the usual game.

extern constexpr GridKind kSquareGrid{
    .word = "square", .even_steps = kSquareSteps, .odd_steps = kSquareSteps};

// Squares on a board without an edge: the right side touches the left, and the bottom the top.

extern constexpr GridKind kTorusGrid{
    .word = "torus", .wraps = true, .even_steps = kSquareSteps, .odd_steps = kSquareSteps};

// Hexagons. Odd rows sit half a cell to the right, so what lies above and below depends on the row:
//
//   row 0   a   b   c
//   row 1     d   e   f      e touches b c, d f and h i
//   row 2   g   h   i

namespace {

constexpr std::array<Place, 6> kEvenHexSteps{{{-1, -1}, {-1, 0}, {0, -1}, {0, 1}, {1, -1}, {1, 0}}};
constexpr std::array<Place, 6> kOddHexSteps{{{-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, 0}, {1, 1}}};

}  // namespace

extern constexpr GridKind kHexGrid{
    .word = "hex", .is_hex = true, .even_steps = kEvenHexSteps, .odd_steps = kOddHexSteps};

}  // namespace minewise
