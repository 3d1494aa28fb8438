// The part of a line that is free text: what follows its first word.
#pragma once

#include <algorithm>
#include <string_view>

namespace minewise {

// Without blanks around it.
inline std::string_view rest_of_line(std::string_view line) {
  constexpr std::string_view kBlanks = " \t\r\n";
  line.remove_prefix(std::min(line.find_first_not_of(kBlanks), line.size()));
  line.remove_prefix(std::min(line.find_first_of(kBlanks), line.size()));
  line.remove_prefix(std::min(line.find_first_not_of(kBlanks), line.size()));
  return line.substr(0, line.find_last_not_of(kBlanks) + 1);
}

}  // namespace minewise
