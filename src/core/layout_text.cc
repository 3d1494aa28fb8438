#include "core/layout_text.h"

#include "core/position.h"
#include "core/text_grid.h"
#include "core/try.h"
#include "core/words.h"

namespace minewise {
namespace {

constexpr std::string_view kDrawn = "*.";
constexpr std::string_view kBinary = "10";

// The alphabet of the first cell in a row; that of drawings if it is of neither.
std::string_view alphabet_of(std::string_view row) {
  const char first = row[row.find_first_not_of(" \t")];
  return kBinary.find(first) != kBinary.npos ? kBinary : kDrawn;
}

}  // namespace

Result<DrawnLayout> parse_layout(std::string_view text) {
  TextGrid grid;
  Position told;
  std::string_view alphabet;
  for (LineReader lines(text); !lines.at_end(); lines.next()) {
    if (is_skipped_line(lines.line())) continue;
    const bool is_header = grid.is_empty() && WordReader(lines.line()).word().text == "topology";
    if (is_header && take_header(lines.line(), told)) continue;
    if (alphabet.empty()) alphabet = alphabet_of(lines.line());
    TRY(grid.add_row(lines.line(), lines.number(), alphabet));
  }
  if (grid.is_empty()) return fail("the layout has no rows");
  DrawnLayout drawn{{grid.width(), grid.height(), told.shape.grid},
                    Layout(grid.width() * grid.height())};
  for (int index = 0; index < drawn.layout.cells(); ++index) {
    const Cell cell{index};
    if (grid.symbols()[cell.at()] == alphabet.front()) drawn.layout.place_mine(cell);
  }
  return drawn;
}

std::string format_layout(const DrawnLayout& drawn) {
  return format_headers({drawn.shape, std::nullopt, exact_clues(), {}}) +
         format_layout(drawn.layout, drawn.shape.width);
}

std::string format_layout(const Layout& layout, int width) {
  std::string symbols;
  for (int index = 0; index < layout.cells(); ++index) {
    symbols += layout.has_mine(Cell{index}) ? '*' : '.';
  }
  return format_rows(symbols, width);
}

}  // namespace minewise
