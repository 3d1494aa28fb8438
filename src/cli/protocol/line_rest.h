// The parts of a line that are free text.
#pragma once

#include <algorithm>
#include <string_view>

namespace minewise {

inline constexpr std::string_view kBlanks = " \t\r\n";

// A line without blanks around it.
inline std::string_view trimmed(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(kBlanks), line.size()));
  return line.substr(0, line.find_last_not_of(kBlanks) + 1);
}

// What follows its first word, the same.
inline std::string_view rest_of_line(std::string_view line) {
  line = trimmed(line);
  line.remove_prefix(std::min(line.find_first_of(kBlanks), line.size()));
  return trimmed(line);
}

}  // namespace minewise
