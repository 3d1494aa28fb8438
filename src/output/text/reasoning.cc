#include "output/text/reasoning.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "core/position.h"
#include "output/text/equations.h"
#include "output/text/parts.h"

namespace minewise {

namespace {

constexpr std::size_t kMatrices = 4;
constexpr std::array<std::string_view, kMatrices> kTitles{"clue", "mines identified",
                                                          "safe identified", "hidden"};
constexpr std::size_t kWidest = 100;  // characters beside each other

// One line of a matrix: a title, or a row of the board.
class MatrixLines {
 public:
  MatrixLines(const std::vector<NeighbourCounts>& counts, const PlacedView& placed)
      : counts_(counts), placed_(placed) {}

  std::size_t width() const {
    const auto cells = 2 * static_cast<std::size_t>(placed_.shape.width) + 1;
    return std::max(cells, kTitles[1].size()) + 2;
  }

  std::string row(std::size_t matrix, int row) const {
    const bool shifted = placed_.shape.is_hex() && row % 2 == 1;
    std::string line(shifted ? 1 : 0, ' ');
    for (int col = 0; col < placed_.shape.width; ++col) {
      line += fmt::format("{} ", entry(matrix, placed_.shape.cell({row, col})));
    }
    return line;
  }

 private:
  char entry(std::size_t matrix, Cell cell) const {
    if (matrix == 0) return symbol_of(placed_.view, cell);
    const auto& [mines, safe, hidden] = counts_[cell.at()];
    const int number = matrix == 1 ? mines : matrix == 2 ? safe : hidden;
    return static_cast<char>('0' + number);
  }

  const std::vector<NeighbourCounts>& counts_;
  const PlacedView& placed_;
};

}  // namespace

// As many matrices beside each other as there is room for.
std::string counts_text(const std::vector<NeighbourCounts>& counts, const PlacedView& placed) {
  const MatrixLines lines(counts, placed);
  const std::size_t beside = std::clamp(kWidest / lines.width(), std::size_t{1}, kMatrices);
  std::string text = "counts, of each cell's neighbours:\n";
  for (std::size_t first = 0; first < kMatrices; first += beside) {
    const std::size_t end = std::min(first + beside, kMatrices);
    for (int row = -1; row < placed.shape.height; ++row) {
      std::string line = "  ";
      for (std::size_t m = first; m < end; ++m) {
        line += fmt::format("{:<{}}", row < 0 ? std::string(kTitles[m]) : lines.row(m, row),
                            lines.width());
      }
      line.erase(line.find_last_not_of(' ') + 1);
      text += line + "\n";
    }
  }
  return text;
}

namespace {

std::string aspect_text(Aspect aspect, const Reasoning& reasoning, const PlacedView& placed,
                        const CellNames& names, int most_drawn) {
  switch (aspect) {
    case Aspect::Equations:
      return equations_text(*reasoning.equations, placed, names);
    case Aspect::Components:
      return components_text(*reasoning.parts, names, reasoning.most);
    case Aspect::Arrangements:
      return arrangements_text(*reasoning.parts, names);
    case Aspect::Rows:
      return rows_text(*reasoning.rows, placed, names);
    case Aspect::Counts:
      if (std::max(placed.shape.width, placed.shape.height) > most_drawn) {
        return fmt::format("counts: boards with sides over {} cells are not drawn\n", most_drawn);
      }
      return counts_text(*reasoning.counts, placed);
    case Aspect::Candidates:
      return choices_text(*reasoning.candidates, names);
  }
  return "";
}

}  // namespace

std::string reasoning_text(const Reasoning& reasoning, const PlacedView& placed,
                           const CellNames& names, int most_drawn) {
  std::string text;
  for (const Aspect aspect : reasoning.aspects) {
    if (!text.empty()) text += "\n";
    text += aspect_text(aspect, reasoning, placed, names, most_drawn);
  }
  return text;
}

std::string names_text(const PlacedView& placed, const CellNames& names) {
  return named_board(placed, names) +
         "letters: covered cells next to a number; . covered, * mine flagged or stepped on\n";
}

}  // namespace minewise
