// A grid of one-letter symbols read row by row, as positions and layouts are written, with or
// without spaces. Lines that begin with "//" are comments, and blank lines are ignored.
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"

namespace minewise {

class TextGrid {
 public:
  // Takes one more row. `line` is its number in the file, `known` the symbols it may hold.
  Result<void> add_row(std::string_view row, int line, std::string_view known);

  int width() const { return width_; }
  int height() const { return height_; }
  bool is_empty() const { return height_ == 0; }
  const std::string& symbols() const { return symbols_; }  // row by row

 private:
  std::string symbols_;
  int width_ = 0;
  int height_ = 0;
};

// The rows of a grid as text: symbols separated by spaces, each row ended by a newline.
std::string format_rows(std::string_view symbols, int width);

}  // namespace minewise
