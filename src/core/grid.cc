#include "core/grid.h"

#include <algorithm>
#include <vector>

#include "core/near_miss.h"

namespace minewise {

// One file and one line each.
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

}  // namespace minewise
