#include "render/probabilities.h"

#include <fmt/core.h>

#include <cmath>

#include "view/position.h"

namespace minewise {
namespace {

// Three columns.
std::string percent(double probability) {
  if (probability == 0) return " + ";
  if (probability == 1) return " x ";
  if (probability < 0.005) return " <1";
  if (probability > 0.995) return ">99";
  return fmt::format("{:>3}", std::lround(100 * probability));
}

Tone tone(const View& view, Cell cell, double probability) {
  switch (view.state(cell)) {
    case CellState::Open:
      return Tone::Clue;
    case CellState::Mine:
      return Tone::SteppedOn;
    case CellState::Flagged:
      return Tone::Flag;
    case CellState::Covered:
      break;
  }
  if (probability == 0) return Tone::Safe;
  return probability == 1 ? Tone::Flag : Tone::Plain;
}

}  // namespace

std::string draw_probabilities(const View& view, const Shape& shape,
                               std::span<const double> probability, std::optional<Cell> best,
                               const Ink& ink) {
  const bool hex = shape.grid == Grid::Hex;
  std::string ruler(4, ' ');
  for (int col = 0; col < shape.width; ++col) {
    ruler += fmt::format("{:>4} {}", col, hex ? " " : "");
  }
  ruler.erase(ruler.find_last_not_of(' ') + 1);
  std::string text = ink.paint(Tone::Faint, ruler) + "\n";
  for (int row = 0; row < shape.height; ++row) {
    std::string line = ink.paint(Tone::Faint, fmt::format("{:>3}", row));
    line += hex && row % 2 == 1 ? "    " : " ";
    for (int col = 0; col < shape.width; ++col) {
      const Cell cell = shape.cell({row, col});
      const double p = probability[cell.at()];
      const std::string inside =
          view.is_covered(cell) ? percent(p) : fmt::format(" {} ", symbol_of(view, cell));
      const bool ringed = best == cell;
      const std::string shown = (ringed ? "[" : " ") + inside + (ringed ? "]" : " ");
      line += ink.paint(tone(view, cell, p), shown);
      if (hex) line += ' ';
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

}  // namespace minewise
