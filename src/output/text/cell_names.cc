#include "output/text/cell_names.h"

#include <fmt/core.h>

#include <algorithm>

#include "output/text/explain.h"

namespace minewise {
namespace {

bool is_next_to_a_number(const View& view, Cell cell) {
  return std::ranges::any_of(view.topology().neighbours(cell), [&](Cell near) {
    return view.is_open(near) && !view.clue(near).is_withheld();
  });
}

std::string symbol_in(const PlacedView& placed, const CellNames& names, Cell cell) {
  if (names.has_letters(cell)) return names.of(cell);
  if (placed.view.is_covered(cell)) return ".";
  return placed.view.is_open(cell) ? std::string(1, placed.view.clue(cell).symbol()) : "*";
}

}  // namespace

std::string letters_of(int number) {
  std::string letters;
  for (++number; number > 0; number = (number - 1) / 26) {
    letters.insert(letters.begin(), static_cast<char>('A' + (number - 1) % 26));
  }
  return letters;
}

CellNames::CellNames(const PlacedView& placed)
    : shape_(placed.shape), number_(static_cast<std::size_t>(placed.view.cells()), -1) {
  int next = 0;
  for (int index = 0; index < placed.view.cells(); ++index) {
    const Cell cell{index};
    if (!placed.view.is_covered(cell) || !is_next_to_a_number(placed.view, cell)) continue;
    number_[cell.at()] = next++;
  }
  if (next > 0) longest_ = letters_of(next - 1).size();
}

std::string CellNames::of(Cell cell) const {
  return has_letters(cell) ? letters_of(number_[cell.at()]) : name_of(cell, shape_);
}

std::string CellNames::list(std::span<const Cell> cells, std::size_t most) const {
  std::string text;
  for (const Cell cell : cells.first(std::min(most, cells.size()))) {
    text += (text.empty() ? "" : " ") + of(cell);
  }
  return cells.size() > most ? fmt::format("{} and {} more", text, cells.size() - most) : text;
}

std::string CellNames::with_place(Cell cell) const {
  const std::string place = name_of(cell, shape_);
  return has_letters(cell) ? fmt::format("{} at {}", of(cell), place) : place;
}

std::string named_board(const PlacedView& placed, const CellNames& names) {
  const Shape& shape = placed.shape;
  const bool hex = shape.is_hex();
  const std::size_t numbers = fmt::format("{}", shape.width - 1).size();
  std::size_t width = std::max(names.longest(), numbers) + 2;
  if (hex) width += width % 2;  // so that half a cell is a whole number of characters
  std::string text = "   ";
  for (int col = 0; col < shape.width; ++col) text += fmt::format("{:>{}}", col, width);
  text += "\n";
  for (int row = 0; row < shape.height; ++row) {
    std::string line = fmt::format("{:>3}", row);
    if (hex && row % 2 == 1) line += std::string(width / 2, ' ');
    for (int col = 0; col < shape.width; ++col) {
      line += fmt::format("{:>{}}", symbol_in(placed, names, shape.cell({row, col})), width);
    }
    text += line + "\n";
  }
  return text;
}

}  // namespace minewise
