// Text split into words that remember where they stood, so that errors can point at them.
#pragma once

#include <string_view>
#include <vector>

namespace minewise {

struct Word {
  std::string_view text;
  int column = 1;  // from 1
};

// The words of a line, separated by spaces or tabs.
std::vector<Word> split_words(std::string_view line);

// The lines of a text, without their ends ("\n" or "\r\n"). A last empty line is left out.
std::vector<std::string_view> split_lines(std::string_view text);

}  // namespace minewise
