// The words of one line, taken from left to right by a reader that knows what may follow. Whatever
// does not fit ends in an Error that names the line and the column.
#pragma once

#include <string_view>
#include <utility>

#include "core/result.h"
#include "core/shape.h"
#include "core/words.h"

namespace minewise {

class LineWords {
 public:
  // `line` is the number of the line in its text; 0 if it stands alone.
  explicit LineWords(std::string_view text, int line = 0) : words_(text), line_(line) {}

  bool at_end() const { return words_.at_end(); }
  std::string_view peek() const { return words_.word().text; }
  void take() { words_.next(); }
  bool take_if(std::string_view word) {
    const bool found = !at_end() && peek() == word;
    if (found) take();
    return found;
  }

  template <class... Args>
  std::unexpected<Error> wrong(fmt::format_string<Args...> format, Args&&... args) const {
    const int column = at_end() ? 0 : words_.word().column;
    return fail_at(line_, column, format, std::forward<Args>(args)...);
  }
  std::unexpected<Error> expected(std::string_view what) const {
    if (at_end()) return wrong("the line ends where {} should follow", what);
    return wrong("expected {}, found '{}'", what, peek());
  }

 private:
  WordReader words_;
  int line_;
};

// A text without the byte order mark of UTF-8, which some editors write before its first line.
std::string_view without_byte_order_mark(std::string_view text);

// Takes a cell of the board, such as 3,4.
Result<Cell> take_cell(LineWords& words, const Shape& shape);

}  // namespace minewise
