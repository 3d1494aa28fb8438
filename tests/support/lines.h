// All lines of a text at once, for tests.
#pragma once

#include <string_view>
#include <vector>

#include "core/words.h"

namespace minewise {

inline std::vector<std::string_view> split_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  for (LineReader reader(text); !reader.at_end(); reader.next()) lines.push_back(reader.line());
  return lines;
}

}  // namespace minewise
