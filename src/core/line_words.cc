#include "core/line_words.h"

namespace minewise {

std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  return text.starts_with(kMark) ? text.substr(kMark.size()) : text;
}

Result<Cell> take_cell(LineWords& words, const Shape& shape) {
  const auto place = parse_place(words.peek());
  if (!place || !shape.contains(*place)) return words.expected("a cell of the board");
  words.take();
  return shape.cell(*place);
}

}  // namespace minewise
