#include "render/probabilities.h"

#include <fmt/core.h>

#include <cmath>
#include <vector>

#include "view/position.h"

namespace minewise {
namespace {

// Three columns.
std::string percent(double probability) {
  if (probability < 0.005) return " <1";
  if (probability > 0.995) return ">99";
  return fmt::format("{:>3}", std::lround(100 * probability));
}

struct Drawn {
  std::string text;
  Role role = Role::Ink;
};

Drawn drawn_cell(const View& view, Cell cell, double probability) {
  const std::string symbol = fmt::format(" {} ", symbol_of(view, cell));
  switch (view.state(cell)) {
    case CellState::Open:
      return {symbol, Role::Open};
    case CellState::Mine:
      return {symbol, Role::SteppedOn};
    case CellState::Flagged:
      return {symbol, Role::Flag};
    case CellState::Covered:
      break;
  }
  return {percent(probability), Role::Ink};
}

std::vector<Drawn> drawn_cells(const View& view, std::span<const double> probability,
                               std::span<const Deduction> certain) {
  std::vector<Drawn> cells;
  for (int index = 0; index < view.cells(); ++index) {
    const Cell cell{index};
    cells.push_back(drawn_cell(view, cell, probability[cell.at()]));
  }
  for (const Deduction& deduction : certain) {
    const bool safe = deduction.verdict == Verdict::Safe;
    cells[deduction.cell.at()] = {safe ? " + " : " x ", safe ? Role::Safe : Role::Flag};
  }
  return cells;
}

}  // namespace

std::string draw_probabilities(const View& view, const Shape& shape,
                               std::span<const double> probability,
                               std::span<const Deduction> certain, std::optional<Cell> best,
                               const Ink& ink) {
  const std::vector<Drawn> cells = drawn_cells(view, probability, certain);
  const bool hex = shape.grid == Grid::Hex;
  std::string ruler(4, ' ');
  for (int col = 0; col < shape.width; ++col) {
    ruler += fmt::format("{:>4} {}", col, hex ? " " : "");
  }
  ruler.erase(ruler.find_last_not_of(' ') + 1);
  std::string text = ink.paint(Role::Faint, ruler) + "\n";
  for (int row = 0; row < shape.height; ++row) {
    std::string line = ink.paint(Role::Faint, fmt::format("{:>3}", row));
    line += hex && row % 2 == 1 ? "    " : " ";
    for (int col = 0; col < shape.width; ++col) {
      const Cell cell = shape.cell({row, col});
      const auto& [inside, role] = cells[cell.at()];
      const bool ringed = best == cell;
      line += ink.paint(role, (ringed ? "[" : " ") + inside + (ringed ? "]" : " "));
      if (hex) line += ' ';
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

}  // namespace minewise
