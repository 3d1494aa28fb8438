#include "ground/view/line_words.h"

namespace minewise {

Result<Cell> take_cell(LineWords& words, const Shape& shape) {
  const auto place = parse_place(words.peek());
  if (!place || !shape.contains(*place)) return words.expected("a cell of the board");
  words.take();
  return shape.cell(*place);
}

}  // namespace minewise
