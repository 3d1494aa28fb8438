#include "ground/board/grid.h"

#include <algorithm>
#include <array>

#include "ground/base/check.h"

namespace minewise {
namespace {

constexpr std::array<Place, 8> kSquareSteps{
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};

// Odd rows sit half a cell to the right, so what lies above and below depends on the row:
//
//   row 0   a   b   c
//   row 1     d   e   f      e touches b c, d f and h i
//   row 2   g   h   i
constexpr std::array<Place, 6> kEvenHexSteps{{{-1, -1}, {-1, 0}, {0, -1}, {0, 1}, {1, -1}, {1, 0}}};
constexpr std::array<Place, 6> kOddHexSteps{{{-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, 0}, {1, 1}}};

constexpr GridKind kGrids[] = {
    {Grid::Square, "square", false, false, kSquareSteps, kSquareSteps},
    {Grid::Torus, "torus", true, false, kSquareSteps, kSquareSteps},
    {Grid::Hex, "hex", false, true, kEvenHexSteps, kOddHexSteps},
};

}  // namespace

std::span<const GridKind> all_grids() {
  return kGrids;
}

const GridKind& kind_of(Grid grid) {
  const auto found = std::ranges::find(kGrids, grid, &GridKind::grid);
  CHECK(found != std::end(kGrids));
  return *found;
}

std::string grid_words(std::string_view last) {
  std::string text;
  for (const GridKind& kind : kGrids) {
    if (&kind == &kGrids[std::size(kGrids) - 1]) {
      text += fmt::format(" {} ", last);
    } else if (!text.empty()) {
      text += ", ";
    }
    text += kind.word;
  }
  return text;
}

std::string_view grid_word(Grid grid) {
  return kind_of(grid).word;
}

std::optional<Grid> find_grid(std::string_view word) {
  const auto found = std::ranges::find(kGrids, word, &GridKind::word);
  if (found == std::end(kGrids)) return std::nullopt;
  return found->grid;
}

bool Shape::wraps() const {
  return kind_of(grid).wraps;
}

bool Shape::is_hex() const {
  return kind_of(grid).is_hex;
}

}  // namespace minewise
