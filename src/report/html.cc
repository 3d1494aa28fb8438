#include "report/html.h"

#include <fmt/format.h>

#include <algorithm>

namespace minewise {
namespace {

std::string_view class_of(const Exhibit& exhibit, Cell cell) {
  const auto& because = exhibit.better.reason.because;
  if (cell == exhibit.guess.move.cell) return "guess";
  if (cell == exhibit.better.move.cell) return "better";
  if (std::ranges::find(because, cell) != because.end()) return "premise";
  switch (exhibit.view.state(cell)) {
    case CellState::Covered:
      return "covered";
    case CellState::Flagged:
      return "flag";
    case CellState::Mine:
      return "mine";
    case CellState::Open:
      return "open";
  }
  return "";
}

std::string symbol_of(const Exhibit& exhibit, Cell cell) {
  if (cell == exhibit.guess.move.cell) return "!";
  if (cell == exhibit.better.move.cell) return "+";
  switch (exhibit.view.state(cell)) {
    case CellState::Covered:
      return "";
    case CellState::Flagged:
      return "F";
    case CellState::Mine:
      return "M";
    case CellState::Open:
      return std::string(1, exhibit.view.clue(cell).symbol());
  }
  return "";
}

}  // namespace

std::string html_text(std::string_view text) {
  std::string out;
  for (const char letter : text) {
    switch (letter) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += letter;
    }
  }
  return out;
}

std::string svg_address(std::string_view svg) {
  std::string out = "data:image/svg+xml,";
  for (const char letter : svg) {
    const bool is_plain =
        letter >= ' ' && std::string_view("\"#%<>&").find(letter) == std::string_view::npos;
    out += is_plain ? std::string(1, letter)
                    : fmt::format("%{:02X}", static_cast<unsigned char>(letter));
  }
  return out;
}

std::string html_table(const std::vector<std::vector<std::string>>& rows) {
  std::string text = "<div class=\"wide\"><table>\n";
  for (std::size_t i = 0; i < rows.size(); ++i) {
    text += "<tr>";
    for (std::size_t j = 0; j < rows[i].size(); ++j) {
      const std::string_view tag = i == 0 || j == 0 ? "th" : "td";
      text += fmt::format("<{0}>{1}</{0}>", tag, html_text(rows[i][j]));
    }
    text += "</tr>\n";
  }
  return text + "</table></div>\n";
}

std::string html_board(const Exhibit& exhibit) {
  const Shape shape = exhibit.id.shape();
  std::string text = "<div class=\"wide\"><table class=\"board\">\n";
  for (int row = 0; row < shape.height; ++row) {
    text += shape.grid == Grid::Hex && row % 2 == 1 ? "<tr class=\"odd\">" : "<tr>";
    for (int col = 0; col < shape.width; ++col) {
      const Cell cell = shape.cell({row, col});
      text += fmt::format("<td class=\"{}\">{}</td>", class_of(exhibit, cell),
                          symbol_of(exhibit, cell));
    }
    text += "</tr>\n";
  }
  return text + "</table></div>\n";
}

}  // namespace minewise
